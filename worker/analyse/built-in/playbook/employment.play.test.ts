import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnyPlay } from '../play';
import { testPlay } from '../testing/test-play';
import { holiday } from './holiday.play';
import { probation } from './probation.play';
import { restraintAfterEmployment } from './restraint-after-employment.play';
import { workingHours } from './working-hours.play';

const said: [AnyPlay, Locale, string, string | null][] = [
  [probation, 'en', 'There is a probationary period of nine (9) months.', 'medium'],
  [probation, 'en', 'There is a probationary period of six (6) months.', null],
  [probation, 'es', 'Se establece un periodo de prueba de dos meses.', null],
  [probation, 'fr', 'Le contrat débute par une période d’essai de trois mois.', null],
  [probation, 'de', 'Die ersten sechs Monate gelten als Probezeit.', null],
  [probation, 'ar', 'يخضع الموظف لفترة تجربة مدتها ثلاثة أشهر.', null],
  [workingHours, 'en', 'Overtime is worked without additional pay.', 'medium'],
  [workingHours, 'en', 'Your normal working hours are 40 hours per week.', null],
  [workingHours, 'es', 'La jornada laboral será de cuarenta horas semanales.', null],
  [workingHours, 'fr', 'Les heures supplémentaires sont comprises dans le salaire.', 'medium'],
  [workingHours, 'de', 'Überstunden sind mit dem Gehalt abgegolten.', 'medium'],
  [workingHours, 'ar', 'ساعات العمل ثماني ساعات يوميا.', null],
  [holiday, 'en', 'The Employee is entitled to 25 days of paid holiday a year.', null],
  [holiday, 'es', 'El trabajador tendrá derecho a 30 días de vacaciones.', null],
  [holiday, 'fr', 'Le salarié bénéficie de congés payés.', null],
  [holiday, 'de', 'Der Urlaubsanspruch beträgt 28 Tage.', null],
  [holiday, 'ar', 'يستحق العامل إجازة سنوية مدفوعة الأجر.', null],
  [
    restraintAfterEmployment,
    'en',
    'The Employee shall not work for any competitor for twelve (12) months after the end of employment.',
    'medium',
  ],
  [
    restraintAfterEmployment,
    'en',
    'The Employee shall not work for any competitor for six (6) months after the end of employment.',
    null,
  ],
  [restraintAfterEmployment, 'es', 'Se acuerda un pacto de no competencia de dos años.', 'medium'],
  [restraintAfterEmployment, 'fr', 'Une clause de non-concurrence s’applique pendant un an.', 'medium'],
  [restraintAfterEmployment, 'de', 'Es gilt ein nachvertragliches Wettbewerbsverbot von zwei Jahren.', 'medium'],
  [restraintAfterEmployment, 'ar', 'يلتزم العامل بعدم منافسة الشركة لمدة سنة واحدة بعد انتهاء العقد.', 'medium'],
];
const lookalikes: [AnyPlay, Locale, string][] = [
  [probation, 'en', 'The Employee starts on 1 May.'],
  [workingHours, 'en', 'Support is given during business hours.'],
  [holiday, 'de', 'Das Gehalt wird am Monatsende gezahlt.'],
  [restraintAfterEmployment, 'en', 'After termination the Employee shall not disclose confidential business matters.'],
  [restraintAfterEmployment, 'es', 'El trabajador recibirá su salario cada mes.'],
];

describe('a job', () => {
  for (const [play, language, text, level] of said) {
    test(`says under ${play.type} in ${language}: “${text}”`, () => {
      const { words, risks, explained } = testPlay(play, text, { language, contractType: 'employment' });
      expect(words).toHaveLength(1);
      expect(explained).toBeTruthy();
      expect(risks[0]?.level ?? null).toBe(level);
    });
  }
  for (const [play, language, text] of lookalikes) {
    test(`says nothing under ${play.type} in ${language} with “${text}”`, () => {
      expect(testPlay(play, text, { language, contractType: 'employment' }).words).toEqual([]);
    });
  }
});
