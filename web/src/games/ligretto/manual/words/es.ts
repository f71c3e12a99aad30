import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const es: StackingManual = {
  aim: "Deshazte antes que nadie de las diez cartas de tu Ligretto, sobre pilas en el centro que son de todos, mientras todos hacen lo mismo.",

  chapters: [
    {
      id: "cards",
      title: "Las cartas",
      passages: [
        {
          text: [
            "Cada uno tiene una baraja de 40 cartas: cuatro colores, del 1 al 10. [LIG-1] Por delante, todas las barajas son iguales. Por detrás no: la tuya lleva tu motivo, canica, pirámide, dado o cristal, en el color de su caja. [LIG-2]",
            "Una caja, azul, verde o roja, trae cuatro barajas. Hasta cuatro jugadores hace falta una, hasta ocho, dos, y hasta doce, tres. [LIG-3] Acabe donde acabe una carta tuya, una pestañita con tu motivo dice que es tuya.",
          ],
          figure: {
            name: "backs",
            seen: "Cuatro reversos azules: canica, pirámide, dado y cristal.",
            caption: "Cuatro jugadores, cuatro motivos.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Lo que tienes delante",
      passages: [
        {
          text: ["Al empezar una ronda, tu baraja se mezcla y se coloca."],
          points: [
            "Tu **Ligretto** es una pila de diez cartas boca arriba: solo ves la de encima. Es la pila que tiene que desaparecer. [LIG-4]",
            "Tu **fila** está a su derecha: cartas sueltas, boca arriba. [LIG-5]",
            "Tu **mano** es todo lo demás, boca abajo. Tú tampoco sabes lo que hay. [LIG-6]",
          ],
          table: {
            head: ["Jugadores", "Cartas en la fila", "Cartas en la mano"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4 o más", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "De izquierda a derecha: el Ligretto con un 6 verde encima, una fila de tres cartas, la pila descubierta con un 4 azul encima y la mano, boca abajo.",
            caption: "Cuatro jugadores: fila de tres. La pila descubierta sale de la mano, según juegas.",
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
            "Cuando están todos, corre una breve cuenta atrás; luego, «¡Ligretto!», y todos salen en el mismo instante. [LIG-7] [ALL-2] A partir de aquí no hay turnos. Nadie espera a nadie. [ALL-1]",
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
            "**Poner una carta en el centro.** Puede ser la de encima de tu Ligretto, cualquiera de tu fila o la que se ve en tu pila descubierta. [LIG-8]",
            "Un 1, del color que sea, abre una pila. Nada más lo hace, y no hay límite de pilas. [LIG-9] Sobre una pila va el número siguiente del mismo color, sea de quien sea la carta de debajo, hasta que el 10 la completa. [LIG-10]",
          ],
          figure: {
            name: "placing",
            seen: "Bien: un 1 rojo sobre la mesa vacía; un 5 azul sobre un 4 azul. Mal: un 5 azul sobre un 4 verde; un 6 azul sobre un 4 azul.",
            caption: "Dos que se quedan y dos que no.",
          },
        },
        {
          text: [
            "¿Dos quieren el mismo sitio? Es de quien llega antes; el otro se queda su carta. Llegar tarde es mala suerte, nunca un error. [ALL-3] Tienes una sola mano, y juegas una carta tras otra. [ALL-4]",
          ],
        },
        {
          text: [
            "**Los huecos se llenan solos.** Cuando una carta deja la fila, la de encima de tu Ligretto ocupa su lugar al momento. [LIG-11] Así, una carta jugada desde la fila también quita una de tu Ligretto.",
            "Si no queda Ligretto para llenarlo, el hueco se queda abierto. [LIG-16]",
          ],
          figure: {
            name: "gap",
            seen: "Un hueco en medio de la fila. Una flecha lleva a él desde lo alto del Ligretto.",
            caption: "El 6 verde avanza y aparece la siguiente carta del Ligretto.",
          },
        },
        {
          text: [
            "**Girar tres.** Toma juntas las tres primeras cartas de tu mano y gíralas, en bloque, sobre tu pila descubierta: ahora se ve la tercera. Si quedan menos de tres, giras esas. [LIG-12] Una vez jugada, se ve la de debajo, y así sucesivamente. [LIG-13]",
            "Cuando se acaba la mano, se da la vuelta a la pila y se empieza de nuevo, sin mezclar, en el mismo orden. [LIG-14] No se mezcla nada hasta la ronda siguiente. [ALL-7] Puedes girar cuando quieras, incluso si alguna carta tuya encaja. [LIG-15]",
          ],
          figure: {
            name: "hand",
            seen: "Una flecha lleva de la mano, boca abajo, a un bloque de tres cartas con un 4 azul encima.",
            caption: "Ves el 4 azul. Juégalo, y le toca al 9 rojo.",
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
            "La ronda termina en cuanto alguien ha vaciado su Ligretto: «¡Ligretto stop!» [LIG-17] Desde ese momento no se pone ni una carta más. [ALL-5] Da igual si la última fue al centro o a un hueco de la fila. [LIG-19]",
            "Todas las cartas se quedan donde están, a la vista de todos, hasta que se cuentan. [ALL-10]",
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
            "El centro se reparte por motivos. Cada carta tuya vale 1 punto, sea cual sea su número. [LIG-21] Cada carta que queda en tu Ligretto cuesta 2. La fila y la mano no cuentan. [LIG-22]",
            "En el ejemplo, 13 cartas llegaron al centro y quedan 3: 13 − 6 son 7 puntos. Una ronda puede acabar bajo cero. Y quien la para no siempre es quien más puntos tiene.",
          ],
          figure: {
            name: "count",
            seen: "Trece cartas en el centro cuentan más 13, tres que quedan en el Ligretto menos 6; la suma es 7.",
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
            "Los puntos se suman de ronda en ronda. [ALL-6] Gana quien llega antes a 99. Si varios llegan en la misma ronda, gana el total más alto, y los empatados comparten la victoria. [LIG-23]",
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
            "**Nadie puede jugar.** A veces todas las cartas que hacen falta están enterradas: ningún Ligretto, ninguna fila y nada de lo que alguien pudiera sacar de su mano encaja. La casa lo nota al instante; la ronda acaba y se cuenta tal como está. [LIG-20]",
            "**Entre dos** se tiene una fila de cinco y solo ocho 1 en total, así que hay más atascos que con la mesa llena.",
            "**Alguien se va.** Sus cartas se quedan donde están y las filas no cambian. Una ronda que nadie quiere acabar termina cuando todos los presentes votan por ello. [ALL-9]",
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
            "**Puntos para ganar**: 99, o lo que se quiera de 10 a 500.",
            "**El stop**: al momento, con la última carta de un Ligretto. O gritado: con el Ligretto vacío recibes un botón y puedes seguir poniendo cartas para sumar, igual que los demás, hasta que lo pulse alguien con el Ligretto vacío. [LIG-18]",
            "**Si nadie puede jugar**: la ronda acaba; o cada uno pasa la primera carta de la mano al final, y se sigue.",
            "**Ritmo**: no más rápido que una mano humana; o sin límite.",
          ],
        },
        {
          text: [
            "**Jugar sobre la fila**, para gente con experiencia: las cartas de tu Ligretto y de tu pila descubierta también pueden ir sobre una carta de tu fila, una menos cada vez, y de otro color. De una pila así solo se juega la carta de encima. [LIG-24]",
            "Las cartas de la fila no van unas sobre otras, y en un hueco no se pone nada. [LIG-25] Un puesto de la fila se llena cuando se va su última carta, y tu última carta del Ligretto puede acabar la ronda yendo a la fila. [LIG-26] Mientras quede una jugada así, la ronda no está atascada. [LIG-27]",
          ],
          figure: {
            name: "building",
            seen: "Sobre un 9 rojo, un 8 azul está bien. Un 8 rojo está mal, y un 7 azul también.",
            caption: "Hacia abajo, color sobre otro color.",
          },
        },
        {
          text: [
            "**Las cartas mal puestas** vuelven a ti al momento. O se cantan: entonces cualquier carta puede ir sobre cualquier pila, bien o mal, y entre todos hay que darse cuenta. [LIG-28]",
          ],
          points: [
            "Quien ve una carta mal puesta canta «¡Dutch!», y todos sueltan todo. [BLZ-13] Una carta está mal si no sigue a la de debajo, y también todo lo que hay sobre una que está mal. [BLZ-24]",
            "Las cartas mal puestas vuelven a donde estaban, se dice quién ha cantado y quién ha fallado, y a los tres segundos se sigue. [BLZ-25]",
            "Si todo está bien, cantar cuesta un punto (o ninguno, o dos, como quiera la mesa), y tras tres veces en falso ya no se puede cantar más en esa ronda. [BLZ-26]",
            "El stop también se revisa: si una carta mal puesta vuelve a un Ligretto vacío, la ronda sigue. [BLZ-27] Una ronda que acaba sin stop se corrige antes de contar. [BLZ-28]",
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
            "**Toca** una carta y volará a donde encaja. Si en tu fila hay varios sitios posibles, se te pregunta cuál.",
            "**Arrástrala** si lo prefieres: cerca del centro ya es bastante cerca. Donde los errores se cantan, arrástrala a la pila que quieras.",
            "**Teclas**: {row} para las cartas de tu fila (más si son dos o tres jugadores), {stock} para tu Ligretto, {turned} para la carta descubierta, {hand} para girar tres; donde se gritan, {stop} para el stop y {dutch} para «¡Dutch!». Mantén Alt y cada pila enseña su tecla.",
            "¿Juegas con la izquierda? Los ajustes dan la vuelta a tu lado de la mesa, teclas incluidas.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Ligretto",
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
      right: "Una menos, otro color",
      sameKind: "El mismo color",
      notNext: "Dos menos",
    },
    count: {
      middle: "13 en el centro, 1 punto cada una",
      stock: "3 quedan en el Ligretto, −2 cada una",
      sum: "Puntos",
    },
  },
};

export default es;
