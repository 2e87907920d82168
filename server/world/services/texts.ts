import type { Text } from '#contract/core/schemas.ts';
import type { FormValues } from '#contract/services/forms.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import type { Days } from '../days.ts';

/** What applicants of the demo world typed, by kind; `i` varies it. */
export const valuesOf = (kind: ServiceKind, days: Days, i: number): FormValues => {
  const pick = <T>(...all: [T, ...T[]]): T => all[i % all.length] ?? all[0];
  const byKind: Record<ServiceKind, FormValues> = {
    testing: {
      material: pick('T700 / epoxy UD, 2.0 mm', 'E-glass / vinyl ester, 4.0 mm', 'T800 / BMI woven, 3.2 mm'),
      standard: pick('ISO 527-5', 'ASTM D6641', 'ISO 14130', 'ASTM D7137'),
      specimens: pick('6', '10', '5'),
      condition: pick('room', 'hotWet', 'cold'),
      cutting: pick('lab', 'own'),
      reportLang: pick('both', 'cn', 'en'),
      wanted: days.date(30),
    },
    technical: {
      topic: pick('process', 'structure', 'training'),
      problem: pick(
        '真空灌注大梁腹板出现干斑，需要优化流道与抽气位置。',
        'Check a pultruded profile frame of 12 m against wind load and give the joints.',
        '为 20 名操作工做预浸料铺层与热压罐工艺培训，两天。',
      ),
      wanted: days.date(40),
    },
    hr: {
      role: pick('热压罐工艺工程师', 'RTM process engineer', '缠绕设备技师'),
      people: pick('2', '1', '4'),
      contract: pick('permanent', 'project'),
      place: pick('江苏常州', 'Zaragoza', '山东威海'),
      work: pick(
        '负责热压罐固化曲线与真空袋工艺，三年以上经验。',
        'Runs RTM trials and writes process sheets; English or Spanish.',
        '维护四轴缠绕机，能编制缠绕线型程序。',
      ),
    },
    finance: {
      purpose: pick('equipment', 'working'),
      amount: pick('2600000', '800000'),
      months: pick('36', '12'),
      turnover: pick('48000000', '15000000'),
      security: pick('receivables', 'property'),
    },
    chainFinance: {
      orderNumber: pick('DD20261012-0003', 'DD20261020-0001'),
      amount: pick('450000', '1200000'),
      creditDays: pick('90', '60'),
    },
    visa: {
      country: pick('FR', 'US', 'JP'),
      reason: pick('fair', 'business'),
      traveller: pick('周屿', '林知远'),
      phone: '+86 139 0000 1111',
      passportUntil: days.date(900),
      travelDay: days.date(95),
      stayDays: pick('7', '10'),
    },
    delegation: {
      people: pick('2', '1', '3'),
      room: pick('twin', 'single'),
      traveller: '周屿',
      phone: '+86 139 0000 1111',
    },
    study: {
      people: pick('3', '2'),
      traveller: '沈若溪',
      phone: '+86 139 0000 2222',
      problem: '想了解拉挤大梁与回收利用两个环节的量产节拍。',
    },
    booth: {
      fair: pick('2027 春季复材展', 'Composites Week 2027'),
      area: pick('36', '54'),
      sides: pick('two', 'three'),
      build: pick('custom', 'modular'),
      opening: days.date(110),
      wishes: pick(
        '展示一段 6 米主梁，需要地面承重与吊点。',
        'Two demo tables, a screen of 75 inches, a meeting corner.',
      ),
    },
    brand: {
      scope: pick('catalogue', 'film', 'identity'),
      brief: pick(
        '三语产品样本，24 页，重画全部性能曲线。',
        'A film of two minutes about our prepreg line for the fair.',
      ),
    },
  };
  return byKind[kind];
};

const returned: Record<'specimens' | 'papers' | 'plan' | 'words' | 'amount', Text> = {
  amount: {
    cn: '金额超过我们对该买方的单笔上限，请调低金额后重新提交。',
    en: 'The amount is above our limit for this buyer. Please lower it and send it again.',
    es: 'El importe supera nuestro límite para este comprador. Redúzcalo y envíelo de nuevo.',
  },
  specimens: {
    cn: '试样长度不足：该标准要求 250 毫米，来图为 150 毫米，请更正数量与尺寸。',
    en: 'The specimens are too short: the standard asks for 250 mm, the drawing shows 150 mm.',
    es: 'Las probetas son cortas: la norma pide 250 mm y el plano indica 150 mm.',
  },
  papers: {
    cn: '上传的文件不清晰，且缺少公章，请重新扫描后补交。',
    en: 'The file is not legible and lacks the company’s stamp. Please scan it again.',
    es: 'El archivo no se lee y le falta el sello de la empresa. Escanéelo de nuevo.',
  },
  plan: {
    cn: '面积与展位图不一致，请核对后更正，并注明吊点位置。',
    en: 'The area differs from the plan. Please correct it and mark the rigging points.',
    es: 'La superficie no coincide con el plano. Corríjala y marque los puntos de cuelgue.',
  },
  words: {
    cn: '需求过于简略，请补充现有条件与期望结果。',
    en: 'This is too short: please say what there is now and what you want to reach.',
    es: 'Es demasiado breve: indique qué hay ahora y qué quiere conseguir.',
  },
};
const results: Record<'report' | 'travel' | 'money' | 'work', Text> = {
  report: {
    cn: '全部试样在有效标距内破坏，离散系数低于 4%，报告见附件。',
    en: 'All specimens failed within the gauge length; the scatter is below 4%. The report is attached.',
    es: 'Todas las probetas rompieron dentro de la longitud de medida; dispersión inferior al 4%. Se adjunta el informe.',
  },
  travel: {
    cn: '行程已结束，票据与照片已发至联系人邮箱。',
    en: 'The journey is over; receipts and photographs were sent to the contact.',
    es: 'El viaje ha terminado; los recibos y las fotos se enviaron al contacto.',
  },
  money: {
    cn: '款项已到账，还款计划已双方确认。',
    en: 'The money was paid out and both sides have confirmed the plan of repayment.',
    es: 'El dinero se ha abonado y ambas partes han confirmado el plan de devolución.',
  },
  work: {
    cn: '已按约定交付并完成验收。',
    en: 'Handed over and accepted as agreed.',
    es: 'Entregado y aceptado según lo acordado.',
  },
};

/** What providers and applicants of the demo world say. */
export const words = {
  defect: {
    testing: returned.specimens,
    technical: returned.words,
    hr: returned.words,
    finance: returned.papers,
    chainFinance: returned.amount,
    visa: returned.papers,
    delegation: returned.papers,
    study: returned.words,
    booth: returned.plan,
    brand: returned.words,
  } satisfies Record<ServiceKind, Text>,
  defectFields: {
    testing: ['specimens', 'drawing'],
    technical: ['problem'],
    hr: ['work'],
    finance: ['accounts'],
    chainFinance: ['amount'],
    visa: ['employment'],
    delegation: ['passport'],
    study: ['problem'],
    booth: ['area', 'boothPlan'],
    brand: ['brief'],
  } satisfies Record<ServiceKind, string[]>,
  result: {
    testing: results.report,
    technical: results.work,
    hr: results.work,
    finance: results.money,
    chainFinance: results.money,
    visa: results.work,
    delegation: results.travel,
    study: results.travel,
    booth: results.work,
    brand: results.work,
  } satisfies Record<ServiceKind, Text>,
  offer: {
    cn: '价格含税，确认后即安排。',
    en: 'The price includes tax; we start once you accept.',
    es: 'El precio incluye impuestos; empezamos cuando acepte.',
  } satisfies Text,
  refuse: {
    cn: '该时段已排满，无法按期完成，建议另选服务商。',
    en: 'We are booked for that time and could not keep the date.',
    es: 'Tenemos ocupado ese periodo y no podríamos cumplir la fecha.',
  } satisfies Text,
  cancel: {
    cn: '项目推迟，暂不办理。',
    en: 'Our project was put off, so we do not need this now.',
    es: 'Nuestro proyecto se ha aplazado y ahora no lo necesitamos.',
  } satisfies Text,
  verdict: {
    cn: '沟通及时，按期完成。',
    en: 'Quick answers, and done on time.',
    es: 'Respuestas rápidas y terminado a tiempo.',
  } satisfies Text,
};
