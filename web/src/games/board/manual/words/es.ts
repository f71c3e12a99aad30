import type { BoardManual } from "../words";

const es: BoardManual = {
  aim: "Pon antes que nadie todas tus cartas en el tablero, junto a una de las cuatro fichas que todos usan y todos mueven.",

  chapters: [
    {
      id: "pieces",
      title: "Lo que hay",
      passages: [
        {
          text: [
            "De dos a cuatro jugadores tienen 15 cartas cada uno. Una carta ocupa dos casillas, como un dominó, y tiene dos colores. Cada pareja de los seis colores está una vez. También tienes dos comodines, de una sola casilla cada uno. Por el recuadro se sabe de quién es cada pieza: simple, doble, a rayas o a puntos. Las cuatro fichas no son de nadie. [BRD-1]",
            "El tablero se compone de secciones de 5 × 5 casillas de colores: seis para dos jugadores, nueve para tres o cuatro. [BRD-2] En una sección, las casillas vecinas siempre son de distinto color; donde se tocan dos secciones, no tiene por qué. [BRD-4]",
          ],
          figure: {
            name: "pieces",
            seen: "Una carta de cada uno de los cuatro jugadores, con recuadro simple, doble, a rayas y a puntos; dos comodines; cuatro fichas, cada una con su propia cabeza.",
            caption: "Cada color tiene su signo: llama, farol, sol, hoja, ola, uva.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Antes de la carrera",
      passages: [
        {
          text: [
            "Tus cartas se mezclan y forman tu montón, boca abajo. Los dos comodines vuelven a estar contigo. El tablero no cambia en toda la partida. [BRD-3] Las cuatro fichas están en sus casillas: si no se acuerda otra cosa, lejos unas de otras, en medio de las secciones más exteriores. [BRD-5]",
          ],
        },
      ],
    },
    {
      id: "start",
      title: "La salida",
      passages: [
        {
          text: [
            "A la señal, cada uno descubre la primera carta de su montón y busca una ficha junto a la que pueda ir. [BRD-6] [ALL-2] Sin turnos, sin esperas. [ALL-1] Y nadie estorba: una carta que se está moviendo no tapa ni reserva nada. [BRD-32]",
          ],
        },
      ],
    },
    {
      id: "moves",
      title: "Lo que puedes hacer, en todo momento",
      passages: [
        {
          text: [
            "**Poner tu carta**, junto a cualquiera de las cuatro fichas. [BRD-8] Va donde dos casillas libres tienen sus dos colores, en el orden correcto. [BRD-9] Una mitad debe compartir un borde con la casilla de la ficha; tocar una esquina no basta. [BRD-10] La carta entera está en el tablero, y no encima de otra carta o comodín. [BRD-11]",
          ],
          figure: {
            name: "placing",
            seen: "Una ficha en una casilla roja. Bien: una carta recta a continuación, y una carta debajo que gira hacia un lado. Mal: una carta que solo toca una esquina, y una carta con los colores cambiados.",
            caption: "Los colores de la carta son los de las casillas de debajo.",
          },
        },
        {
          text: [
            "Hay más sitio de lo que parece. Una ficha que ha llegado sobre una carta tiene tres casillas libres al lado, y desde cada una la carta puede ir en tres direcciones: nueve sitios, si nada estorba.",
            "Los demás también los ven. Quien llega antes se lo queda: la primera carta puesta permanece. [BRD-13] La tuya vuelve a ti, y llegar tarde no es un error. [ALL-3] Tienes una sola mano, y pones una carta tras otra. [ALL-4]",
          ],
          figure: {
            name: "nine",
            seen: "Una ficha en el extremo de una carta. De cada una de las tres casillas libres de al lado salen tres líneas hacia las casillas siguientes.",
            caption: "Cada línea es un sitio para una carta.",
          },
        },
        {
          text: [
            "**La ficha se mueve.** En cuanto la carta está puesta, la ficha pasa a ella, a la casilla más alejada de donde estaba. [BRD-12] Ahí es donde todos miran después.",
          ],
          figure: {
            name: "moving",
            seen: "Una ficha salta de su casilla al extremo más lejano de la carta puesta a su lado.",
            caption: "La ficha va siempre al extremo más lejano.",
          },
        },
        {
          text: [
            "**Descubrir la siguiente carta**, si esta no tiene sitio o tú no tienes paciencia: va a tu descarte, boca arriba. Cuando se acaba el montón, das la vuelta al descarte y lo recorres otra vez en el mismo orden. [BRD-7] [ALL-7]",
          ],
        },
        {
          text: [
            "**Usar un comodín.** Salta una casilla de cualquier color: ponlo en una casilla libre junto a la ficha, la ficha sube a él, [BRD-17] y desde ahí sigues con tu carta, todo de una vez, para que nadie se cuele. Sin una carta que encaje detrás, no se puede poner un comodín. [BRD-18] Puedes poner los dos, uno tras otro. [BRD-19]",
          ],
          figure: {
            name: "joker",
            seen: "Junto a la antigua casilla de una ficha hay un comodín, y detrás una carta; la ficha está ahora en el extremo de la carta.",
            caption: "Comodín y carta son una sola jugada.",
          },
        },
      ],
    },
    {
      id: "end",
      title: "Cómo acaba una ronda",
      passages: [
        {
          text: [
            "Quien ha puesto su última carta para la ronda y se lleva el primer puesto. Pueden sobrar comodines. [BRD-20] Ya no se pone ninguna carta, [ALL-5] y todo queda a la vista hasta el recuento. [ALL-10]",
            "Los demás siguen según las cartas que les quedan, primero quien tiene menos. En caso de empate, mejor quien tenga más comodines; si también empatan en eso, comparten el puesto, y el siguiente se salta. [BRD-21]",
          ],
        },
      ],
    },
    {
      id: "count",
      title: "El recuento",
      passages: [
        {
          text: [
            "Los rápidos reciben chips, que son puntos. Los lentos apartan cartas en su **tabla**, y juegan sin ellas las rondas siguientes. Chips y cartas siempre suman dos. [BRD-25]",
            "En el ejemplo, Ana acabó antes. A Blas y a Clara les quedan cuatro cartas a cada uno, pero Blas ha guardado un comodín y es segundo.",
          ],
          table: {
            head: ["Jugadores", "Chips, del primero al último", "Cartas apartadas"],
            rows: [
              ["2", "2, 0", "0, 2"],
              ["3", "2, 1, 0", "0, 1, 2"],
              ["4", "2, 1, 0, 0", "0, 1, 2, 2"],
            ],
          },
          figure: {
            name: "count",
            seen: "Ana ha puesto todas sus cartas: 2 chips, ninguna carta apartada. A Blas le quedan cuatro cartas y un comodín: 1 chip, 1 carta apartada. A Clara le quedan cuatro cartas: ningún chip, 2 cartas apartadas.",
            caption: "Tres jugadores al final de una ronda.",
          },
        },
        {
          points: [
            "Tú eliges qué cartas apartas y cuáles recuperas. Tienes 20 segundos; después decide el azar. [BRD-26]",
            "Así, quien es más lento empieza con menos cartas y tiene más posibilidades. Siempre se juega al menos una carta. [BRD-27]",
            "Uno siempre juega con las 15: cuando todos tienen cartas apartadas, cada uno recupera tantas como tiene quien menos tiene. [BRD-28]",
          ],
        },
      ],
    },
    {
      id: "match",
      title: "Ganar la partida",
      passages: [
        {
          text: [
            "Una partida tiene seis rondas. Gana quien tiene más puntos; los empatados comparten la victoria. [BRD-29] [ALL-6] Si las mismas personas juegan otra partida, cada una la empieza con tantas cartas apartadas como tenía al acabar. [BRD-30]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Sin salida",
      passages: [
        {
          text: [
            "**Una ficha está bloqueada** cuando a su lado no quedan dos casillas libres de distinto color. Hasta que se libere, nadie puede usarla. [BRD-16]",
            "Si tu carta lleva una ficha a un tramo sin salida, le debes una jugada: tu próxima carta puede ir en cualquier par de casillas libres del tablero con sus colores, y la ficha va con ella, a la mitad que quieras. [BRD-14] Lo mismo si tu carta bloquea otra ficha. [BRD-15]",
          ],
          figure: {
            name: "deadEnd",
            seen: "Una ficha encerrada por cartas por todos lados. Una flecha lleva de ella a otra carta, lejos de todas, donde está ahora.",
            caption: "La ficha 2 estaba encerrada. Una carta en otro sitio, y vuelve al juego.",
          },
        },
        {
          points: [
            "Mientras debas una jugada, la próxima carta que pongas libera la ficha que más tiempo lleva esperando, y una carta que pudiera hacerlo no se puede descartar. Los comodines no ayudan. [BRD-33]",
            "A los ocho segundos, o si no estás, puede liberarla cualquiera. [BRD-34]",
            "**Nadie puede poner ya una carta**, ni siquiera con comodines: la ronda acaba al momento. La gana quien ha puesto más cartas. [BRD-22]",
            "**Entre dos** se juega en seis secciones, y por 2 chips o nada.",
            "**Alguien se va.** Sus cartas se quedan en el tablero. Una ronda que nadie quiere acabar termina cuando todos los presentes votan por ello. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Reglas que la mesa puede cambiar",
      passages: [
        {
          text: [
            "Quien organiza elige antes de la partida. Si no se cambia nada, se juega como se cuenta arriba.",
          ],
          points: [
            "**Fichas**: en las casillas recomendadas; puestas por los jugadores por turno, diez segundos cada uno; o donde sea, al azar.",
            "**Cartas mal puestas**: no se pueden poner. O se buscan después: entonces nadie revisa los colores durante la carrera. Tras el stop, cada uno ve las cartas de su vecino de la izquierda, una a una, y dice bien o mal, en 30 segundos. Quien es descubierto queda último, aunque fuera primero; lo que nadie nota se da por bueno. [BRD-23]",
            "**Al revés**: una carta con los colores cambiados es un error; o se perdona. [BRD-24]",
            "**Rondas**: seis, o las que se quiera de una a treinta.",
          ],
        },
        {
          text: [
            "**Forma del tablero**: un bloque, u otra forma que haga los caminos más largos y estrechos. También se puede dibujar una propia, siempre que todas las secciones se unan por bordes enteros. [BRD-31]",
          ],
          figure: {
            name: "layouts",
            seen: "Siete formas hechas de nueve secciones: bloque, línea, L, T, cruz, escalera y U.",
            caption: "Para tres o cuatro jugadores.",
          },
        },
      ],
    },
    {
      id: "here",
      title: "Jugarlo aquí",
      passages: [
        {
          points: [
            "**Arrastra** tu carta a su sitio; flota sobre tu dedo. Tócala para girarla un cuarto. Cerca ya es bastante cerca.",
            "**Toca** la casilla junto a una ficha y luego la siguiente: la carta va ahí, girada como encaja. Toca antes un comodín para saltar una casilla con él.",
            "La vista **de cerca** muestra en grande los alrededores de las cuatro fichas.",
            "**Teclas**: {tokens} eligen una ficha, {arrows} primero el lado, luego la dirección, {Enter} pone la carta. {KeyF} invierte sus extremos, {KeyR} la gira, {Space} descubre la siguiente, {KeyJ} toma un comodín, {Escape} empieza de nuevo.",
          ],
        },
      ],
    },
  ],

  labels: {
    cards: "Una carta de cada jugador",
    jokers: "Dos comodines por cabeza",
    tokens: "Cuatro fichas para todos",
    placing: {
      straight: "Recta",
      corner: "Doblando",
      onlyCorner: "Solo toca una esquina",
      swapped: "Colores cambiados",
    },
    players: ["Ana", "Blas", "Clara"],
    allLaid: "all laid",
    chips: "Chips",
    aside: "Cartas apartadas",
  },
};

export default es;
