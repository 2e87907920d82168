import type { Text } from '#contract/core/schemas.ts';
import type { DeclineReason } from '#contract/inquiry/states.ts';

/** What bidders ask, in the order of their answers; the last one waits. */
export const questionsAsked: Text[] = [
  {
    cn: '预浸带的宽度公差按 ±0.1 mm 还是 ±0.2 mm 控制？',
    en: 'Is the width tolerance of the tape ±0.1 mm or ±0.2 mm?',
    es: '¿La tolerancia de anchura de la cinta es de ±0,1 mm o de ±0,2 mm?',
  },
  {
    cn: '首批能否先交 5 kg 做工艺验证，其余按节点交付？',
    en: 'May we deliver 5 kg first for process trials and the rest by milestone?',
    es: '¿Podemos entregar primero 5 kg para ensayos y el resto por hitos?',
  },
  {
    cn: '卷芯内径有要求吗？',
    en: 'Is there a requirement for the inner diameter of the core?',
    es: '¿Hay algún requisito para el diámetro interior del mandril?',
  },
];
/** The first is for everybody, the second for who asked. */
export const answersSaid: Text[] = [
  {
    cn: '按 ±0.1 mm，供货时附逐卷检测记录。',
    en: '±0.1 mm, with a record for each reel.',
    es: '±0,1 mm, con un registro por bobina.',
  },
  {
    cn: '可以，请在备注里写明分批日期。',
    en: 'Yes; please state the dates in the note.',
    es: 'Sí; indique las fechas en la nota.',
  },
];

export const changed: { note: Text; reason: Text } = {
  note: {
    cn: '交付日期延后两周，其余不变；每批附出厂检验报告。',
    en: 'Delivery is two weeks later, all else stays; a works inspection report with each lot.',
    es: 'La entrega se retrasa dos semanas, lo demás no cambia; informe de inspección con cada lote.',
  },
  reason: {
    cn: '总装节点调整',
    en: 'The assembly date has moved',
    es: 'Ha cambiado la fecha de montaje',
  },
};

export const declined: { reason: DeclineReason; note: Text }[] = [
  {
    reason: 'capacity',
    note: {
      cn: '两条线已排满到明年二月。',
      en: 'Both lines are booked until February.',
      es: 'Las dos líneas están ocupadas hasta febrero.',
    },
  },
  {
    reason: 'material',
    note: {
      cn: '我们不生产这个规格。',
      en: 'We do not make this grade.',
      es: 'No fabricamos esta calidad.',
    },
  },
];

export const alternativeWords: { name: Text; differs: Text } = {
  name: {
    cn: '碳纤维/PPS 预浸带',
    en: 'Carbon fibre/PPS tape',
    es: 'Cinta de fibra de carbono/PPS',
  },
  differs: {
    cn: 'PPS 基体：熔点 280 °C，加工温度低，价格低 8%；长期使用温度低于 PEEK。',
    en: 'PPS matrix: melts at 280 °C, processed at lower temperature, 8% cheaper; lower service temperature than PEEK.',
    es: 'Matriz de PPS: funde a 280 °C, se procesa a menor temperatura, un 8 % más barata; menor temperatura de servicio que el PEEK.',
  },
};
