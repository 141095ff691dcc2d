import type { EmploymentWords } from '#worker/analyse/languages/play-words/employment.ts';

export const employment: EmploymentWords = {
  probation: {
    rule: {
      about: /periodo de prueba|período de prueba/,
      signs: [[/per[ií]odo de prueba/, 3]],
    },
  },
  holiday: {
    rule: {
      about: /vacaciones/,
      signs: [
        [
          /vacaciones (?:anuales|retribuidas|pagadas)?.{0,80}(?:días|mes)|(?:días|mes).{0,40}vacaciones|derecho .{0,40}vacaciones/,
          3,
        ],
      ],
    },
  },
  'working-hours': {
    rule: {
      about: /jornada|horas|horario/,
      signs: [
        [
          /jornada (?:laboral|de trabajo|ordinaria|completa|parcial|semanal)|horario de trabajo|horas (?:semanales|a la semana|por semana|extraordinarias|extra)/,
          3,
        ],
      ],
    },
    unpaid: /horas extra.{0,100}(?:no (?:serán|se) (?:retribui|pag|remuner)|incluidas en|sin (?:retribución|pago))/,
  },
};
