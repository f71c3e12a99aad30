import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const es: StackingManual = {
  aim: "Vacía tu pila Blitz de diez cartas antes de que los demás vacíen la suya. Todos juegan a la vez, sobre pilas que son de todos.",

  chapters: [
    {
      id: "cards",
      title: "Las cartas",
      passages: [
        {
          text: [
            "De dos a cuatro jugadores tienen una baraja de 40 cartas cada uno, y la conservan toda la partida. En el reverso lleva una bomba de agua (verde), un carruaje (rojo), un cubo (amarillo) o un arado (azul). [BLZ-1]",
            "Por delante son todas iguales: rojo, azul, verde y amarillo, del 1 al 10. Las cartas rojas y azules muestran un chico; las amarillas y verdes, una chica. [BLZ-2] Eso solo importa entre expertos.",
          ],
          figure: {
            name: "backs",
            seen: "Cuatro reversos: una bomba de agua verde, un carruaje rojo, un cubo amarillo y un arado azul.",
            caption: "En el centro, una pestañita con tu dibujo marca tus cartas.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Lo que tienes delante",
      passages: [
        {
          text: ["Antes de cada ronda, tu baraja se mezcla y se coloca empezando por arriba."],
          points: [
            "Primero tu **fila**: cartas sueltas, boca arriba, una junto a otra.",
            "Luego, a su derecha, tu **pila Blitz**: diez cartas boca arriba, de las que solo se ve la de encima. Deshazte de ellas.",
            "Lo que queda es tu **mano**, boca abajo. [BLZ-3]",
          ],
          table: {
            head: ["Jugadores", "Cartas en la fila", "Cartas en la mano"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "De izquierda a derecha: una fila de tres cartas, la pila Blitz con un 6 verde encima, la pila descubierta con un 4 azul encima y la mano, boca abajo.",
            caption: "Con cuatro jugadores. La pila descubierta sale de tu mano, ya en plena carrera.",
          },
        },
      ],
    },
    {
      id: "start",
      title: "La salida",
      passages: [
        {
          text: [
            "Cuando están todos, la señal de quien organiza pone en marcha una breve cuenta atrás. [BLZ-4] Luego todos empiezan en el mismo instante, [ALL-2] y no hay turnos: juegas tan rápido como ves. [ALL-1]",
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
            "**Jugar al centro.** Solo un 1 abre una pila. Después vienen el 2, el 3 y así, todos de un color, hasta el 10, de quien los tenga. [BLZ-5]",
            "Puedes usar cualquier carta que tengas a la vista, de una en una, con una sola mano: puesta, no lanzada. [BLZ-9]",
          ],
          figure: {
            name: "placing",
            seen: "Bien: un 1 rojo sobre la mesa vacía; un 5 azul sobre un 4 azul. Mal: un 5 azul sobre un 4 verde; un 6 azul sobre un 4 azul.",
            caption: "En el centro, chicos y chicas dan igual: cuentan el color y el número.",
          },
        },
        {
          text: [
            "Si dos van al mismo sitio, la primera carta se queda y la otra vuelve a casa. Llegar tarde no es un error. [ALL-3] La casa no deja que ninguna mano sea más rápida que una humana. [ALL-4]",
          ],
        },
        {
          text: [
            "**La fila se completa sola.** En cuanto se va una de sus cartas, la primera de tu pila Blitz ocupa su lugar, mientras haya alguna. [BLZ-6]",
            "Una carta jugada directamente de la pila Blitz no se repone: encima queda la siguiente, sin más. Solo se juega la de encima, y la pila nunca se mezcla. [BLZ-7]",
          ],
          figure: {
            name: "gap",
            seen: "Un hueco en medio de la fila. Una flecha lleva a él desde lo alto de la pila Blitz.",
            caption: "De un modo u otro, tu pila Blitz tiene una carta menos.",
          },
        },
        {
          text: [
            "**Gira tres** de tu mano sobre la pila descubierta, todas juntas, con la tercera encima. Se puede jugar esa, luego la de debajo, y así hasta la última. Al acabarse la mano, recoges la pila descubierta, en su orden, y vuelves a contar. [BLZ-8]",
            "Siempre tres, siempre desde arriba: [BLZ-16] ni elegir, ni mezclar durante la ronda. [BLZ-17] [ALL-7] Pero puedes girar cuando quieras.",
          ],
          figure: {
            name: "hand",
            seen: "Una flecha lleva de la mano, boca abajo, a un bloque de tres cartas con un 4 azul encima.",
            caption: "El 4 azul se puede jugar. El 9 rojo espera debajo.",
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
            "¿Tu pila Blitz está vacía? «¡Blitz!», y todos paran al momento. [BLZ-10] Ni una carta más. [ALL-5] Todo se queda en la mesa hasta el recuento. [ALL-10]",
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
            "Cada carta tuya en el centro da 1 punto. Cada carta que queda en tu pila Blitz cuesta 2. La fila y la mano no cuentan. [BLZ-11]",
            "En el ejemplo: 13 en el centro, 3 de sobra, así que 13 − 6 = 7. Quien cantó «¡Blitz!» no tiene nada que restar, y aun así puede ganarle alguien con más cartas puestas.",
          ],
          figure: {
            name: "count",
            seen: "Trece cartas en el centro cuentan más 13, tres que quedan en la pila Blitz menos 6; la suma es 7.",
            caption: "La ronda de un jugador.",
          },
        },
      ],
    },
    {
      id: "match",
      title: "Ganar la partida",
      passages: [
        {
          text: [
            "Una ronda sigue a otra, y los puntos se suman. [ALL-6] Gana quien llega antes a 75. Si varios los pasan en la misma ronda, gana el total más alto; los empatados comparten la victoria. [BLZ-12]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Cuando hay atasco",
      passages: [
        {
          points: [
            "**Nadie puede jugar**, porque ninguna de las cartas que alguien pudiera sacar encaja en ningún sitio. La casa lo ve al momento. [BLZ-18] Entonces cada uno devuelve la pila descubierta a la mano, pasa una carta de arriba abajo, y a los tres segundos se sigue. Si ninguna carta encajaría por más veces que se hiciera, la ronda acaba y se cuenta. [BLZ-19]",
            "**Entre dos** se tiene la fila más larga, cinco cartas, y menos 1 que nunca. De vez en cuando habrá atasco.",
            "**Alguien se va.** Sus cartas se quedan y las filas no cambian. Si nadie quiere acabar una ronda, todos los presentes pueden votar para terminarla. [ALL-9]",
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
            "Quien organiza elige antes de la partida; mientras no se cambie nada, las reglas son las de arriba.",
          ],
          points: [
            "**Puntos para ganar**: 75, o lo que se quiera de 10 a 500.",
            "**El stop**: solo, con la última carta de una pila Blitz. O gritado: con la pila Blitz vacía recibes un botón, y todos pueden seguir sumando hasta que lo pulse alguien con la pila vacía.",
            "**Si nadie puede jugar**: se mueve una carta de cada mano, como arriba; o la ronda acaba.",
            "**Ritmo**: no más rápido que una mano humana; o sin límite.",
          ],
        },
        {
          text: [
            "**Reglas para expertos**: también puedes jugar sobre tu fila, con cartas de la pila descubierta y de la pila Blitz, una menos cada vez: un 7 sobre un 8. [BLZ-20] Chicos y chicas se alternan. [BLZ-21] Una pila de la fila puede crecer cuanto quieras, pero solo se juega la carta de encima, [BLZ-22] y toda ella queda a la vista de todos. [BLZ-23]",
            "Nada pasa de una pila de la fila a otra. Cuando se va la última carta de una pila, tu pila Blitz ocupa su lugar, como siempre; tú no pones nada en un hueco. [BLZ-29]",
          ],
          figure: {
            name: "building",
            seen: "Sobre un 8 rojo con un chico, un 7 verde con una chica está bien. Un 7 azul con otro chico está mal, y un 6 verde también.",
            caption: "Hacia abajo, chica sobre chico y chico sobre chica.",
          },
        },
        {
          text: [
            "**Las cartas mal puestas** se rechazan: vuelven enseguida. O se cantan: entonces puedes poner cualquier carta sobre cualquier pila, incluso completa, o abrir una con ella. Si está bien o no, que lo vean los demás. [BLZ-15]",
          ],
          points: [
            "¿Has visto una carta mal puesta? Canta «¡Dutch!». Todos paran y nadie toca nada. [BLZ-13] Está mal una carta que no sigue a la de debajo, y todo lo que hay sobre una que está mal. [BLZ-24]",
            "Las cartas mal puestas vuelven a donde deben estar, y la ronda sigue. [BLZ-14] Se dice quién ha cantado y de quién eran las cartas, y hay tres segundos para prepararse. [BLZ-25]",
            "Si todo está bien, se ha cantado en falso: cuesta un punto (o ninguno, o dos, según se acuerde), y solo tienes tres por ronda. [BLZ-26]",
            "También se revisa «¡Blitz!»: si una carta mal puesta vuelve a la pila vacía, la ronda no ha acabado. [BLZ-27] Si una ronda acaba de otro modo, las cartas mal puestas vuelven antes de contar. [BLZ-28]",
          ],
        },
      ],
    },
    {
      id: "here",
      title: "Jugarlo aquí",
      passages: [
        {
          points: [
            "**Toca** una carta: va a donde encaja. Solo si tu fila ofrece varios sitios se te pregunta cuál.",
            "**Arrástrala**, si te gusta más; cerca ya es bastante cerca. Donde los errores se cantan, suéltala justo en la pila que quieras.",
            "**Teclas**: {row} para tu fila (más si son dos o tres jugadores), {stock} para la pila Blitz, {turned} para la pila descubierta, {hand} para girar tres; donde se gritan, {stop} para «¡Blitz!» y {dutch} para «¡Dutch!». Mantén Alt para ver cada tecla en su pila.",
            "Si juegas con la izquierda, dilo en los ajustes: cartas y teclas cambian de lado.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Pila Blitz",
    row: "Fila",
    hand: "Mano",
    turned: "Descubierta",
    placing: {
      one: "Un 1 abre una pila",
      next: "Mismo color, número siguiente",
      otherColour: "Otro color",
      notNext: "Falta un número",
    },
    building: {
      right: "Una menos, chica sobre chico",
      sameKind: "Chico sobre chico",
      notNext: "Dos menos",
    },
    count: {
      middle: "13 en el centro, 1 punto cada una",
      stock: "3 quedan en la pila Blitz, −2 cada una",
      sum: "Puntos",
    },
  },
};

export default es;
