import type { DiceManual } from "../words";

const es: DiceManual = {
  aim: "Pon todos tus dados en el tablero antes de que los demás hayan puesto los suyos. Sin turnos, y tiras cuanto quieras.",

  chapters: [
    {
      id: "dice",
      title: "Lo que tienes delante",
      passages: [
        {
          text: [
            "Hay 24 dados, seis de cada color, rojo, amarillo, verde y azul, un cubilete para cada uno y un tablero con cuatro filas. [DIC-1] Todos los dados se mezclan en una bolsa, y cada uno saca a ciegas. [DIC-2] Los colores son cosa de la suerte.",
          ],
          table: {
            head: ["Jugadores", "Dados por cabeza"],
            rows: [
              ["2", "12"],
              ["3", "8"],
              ["4", "6"],
            ],
          },
          figure: {
            name: "drawn",
            seen: "Seis dados: dos rojos, uno amarillo, uno verde y dos azules. Al lado, un cubilete de cuero.",
            caption: "Lo que tiene un jugador en una mesa de cuatro.",
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
            "Cuando están todos, corre una breve cuenta atrás, y todos empiezan a la misma señal. [ALL-2] Con ella, cada uno tira todos sus dados. [DIC-4]",
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
            "**Poner un dado.** El tablero tiene una fila por color, y un dado solo va en la suya. [DIC-5] Las filas se llenan del 1 al 6: un 2 necesita antes el 1, un 3, el 2, y así. [DIC-6] Da igual de quién sean los dados. La fila es de todos.",
          ],
          figure: {
            name: "board",
            seen: "Cuatro filas con sitios del 1 al 6. La roja está llena hasta el 3, la amarilla hasta el 1, la verde hasta el 4, la azul está vacía. El siguiente sitio de cada fila está iluminado.",
            caption: "Se busca: un 4 rojo, un 2 amarillo, un 5 verde y un 1 azul.",
          },
        },
        {
          text: [
            "En cada sitio cabe un dado. Quien llega un momento tarde se queda el suyo, y solo puede volver a tirarlo, con todos los demás. [DIC-7] [ALL-3] Es mala suerte, no un error.",
            "Toma un dado cada vez, siempre con la misma mano. [DIC-9] [ALL-4]",
          ],
          figure: {
            name: "placing",
            seen: "La fila verde tiene un 1 y un 2. Un 3 verde está bien. Un 4 verde está mal, y un 3 azul también.",
            caption: "La fila verde va por el 2.",
          },
        },
        {
          text: [
            "**Volver a tirar.** ¿No encaja nada, o no te gusta lo que ves? Tira todos los dados que te quedan: todos, nunca solo algunos. [DIC-8] No tienes que esperar a nadie, ni a que no encaje nada. [DIC-10] [ALL-1]",
            "Así que hay que elegir: guardar el 5 y esperar el 4 de alguien, o devolverlo todo al cubilete.",
          ],
        },
      ],
    },
    {
      id: "end",
      title: "Cómo acaba una ronda",
      passages: [
        {
          text: [
            "Alguien ha puesto su último dado: ¡stop! Desde ese momento nadie puede poner más, y lo que queda sigue a la vista. [DIC-11] [ALL-5] [ALL-10]",
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
            "Quien acaba antes recibe un punto por cada dado que les queda a todos los demás. Los demás pierden un punto por cada dado propio sin poner. [DIC-12]",
            "En el ejemplo quedan 3, 1 y 4 dados: 8 puntos para quien acabó antes, y −3, −1 y −4 para los demás.",
          ],
          figure: {
            name: "count",
            seen: "A Ana no le quedan dados y recibe 8 puntos. A Blas le quedan tres y pierde 3 puntos, a Clara uno y pierde 1, a Dani cuatro y pierde 4.",
            caption: "Cuatro jugadores al final de una ronda.",
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
            "Todos los dados vuelven a la bolsa, y cada uno saca tantos como antes. [DIC-13] Una partida tiene tres rondas por jugador: seis, nueve o doce en total. [DIC-14] Los puntos se suman, [ALL-6] y gana el total más alto; los empatados ganan juntos. [DIC-15]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Bueno es saberlo",
      passages: [
        {
          points: [
            "**Nunca hay atasco.** Si aún tienes un dado, su fila no está llena, y el número que hace falta siempre puede salir.",
            "**Alguien se va.** Sus dados se quedan sin poner, y los demás siguen con tantos dados y rondas como antes. Una ronda que nadie quiere acabar termina cuando todos los presentes votan por ello. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Reglas que la mesa puede cambiar",
      passages: [
        {
          points: [
            "**Dados por jugador**: los mismos para todos, o según el jugador. Da un dado o dos más a los rápidos, y los niños tendrán su oportunidad. Entre todos, 24 como mucho; lo que nadie saca se queda en la bolsa. [DIC-3]",
            "**Rondas por jugador**: tres, o las que se quiera de una a diez.",
            "**Ritmo**: no más rápido que una mano humana; o sin límite.",
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
            "**Toca** un dado y saltará a su fila, si encaja. Toca el cubilete para tirar todos los que te quedan.",
            "**Arrastra** un dado a su fila y, si quieres, mantenlo ahí hasta que llegue su momento.",
            "**Teclas**: {red} {yellow} {green} {blue} ponen el dado rojo, amarillo, verde o azul que encaja; {roll} tira. Mantén Alt para verlas.",
            "Si juegas con la izquierda, dilo en los ajustes: cubilete y teclas cambian de lado.",
          ],
        },
      ],
    },
  ],

  labels: {
    dice: "Tus dados",
    cup: "Tu cubilete",
    placing: {
      next: "Un 3 tras el 2",
      tooHigh: "Falta el 3",
      otherRow: "No es su color",
    },
    players: ["Ana", "Blas", "Clara", "Dani"],
    won: "todos puestos",
  },
};

export default es;
