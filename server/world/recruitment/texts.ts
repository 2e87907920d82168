import type { Text } from '#contract/core/schemas.ts';

/** What people of the demo world write around vacancies. */
export const said: Record<'letter' | 'offer' | 'decline', Text> = {
  letter: {
    cn: '您好，我在复合材料成型一线工作多年，熟悉贵公司所用的工艺，简历附后，期待面谈。',
    en: 'I have worked in composites moulding for several years and know the processes you use. My CV is attached; I would be glad to talk.',
    es: 'Llevo varios años en el moldeo de composites y conozco los procesos que usan. Adjunto mi currículum; me gustaría hablar.',
  },
  offer: {
    cn: '我们愿意录用您：试用期三个月，薪资取区间上限的九成，下月第一个工作日到岗。',
    en: 'We would like to hire you: three months of probation, nine tenths of the upper salary figure, first day on the first working day of next month.',
    es: 'Queremos contratarle: tres meses de prueba, nueve décimos de la cifra superior y primer día el primer laborable del mes próximo.',
  },
  decline: {
    cn: '感谢申请。该职位需要更多同类产线的经验，这次未能录用，期待以后合作。',
    en: 'Thank you for applying. The position needs more experience with such a line, so we chose somebody else this time.',
    es: 'Gracias por su candidatura. El puesto pide más experiencia con una línea así y esta vez hemos elegido a otra persona.',
  },
};
