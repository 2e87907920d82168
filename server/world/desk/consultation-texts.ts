export type Three = { cn: string; en: string; es: string };
const three = (cn: string, en: string, es: string): Three => ({ cn, en, es });

/** What is asked and said at the desks of the demo world. */
export const deskTexts = {
  stock: three(
    '您好，T700 12K 现在有现货吗？我们这个月需要 400 kg。',
    'Hello, is T700 12K in stock? We need 400 kg this month.',
    'Buenos días, ¿tienen T700 12K en existencias? Necesitamos 400 kg este mes.',
  ),
  sizing: three(
    '请问这款纱的上浆剂适合环氧拉挤吗？浸润速度大概多少？',
    'Is the sizing of this yarn suited to epoxy pultrusion? How fast does it wet out?',
    '¿El ensimaje de este hilo sirve para pultrusión con epoxi? ¿Con qué rapidez se impregna?',
  ),
  certificate: three(
    '能否提供 EN 9100 证书和最近一批的检测报告？',
    'Could you send your EN 9100 certificate and the test report of the latest lot?',
    '¿Podrían enviarnos el certificado EN 9100 y el informe de ensayo del último lote?',
  ),
  width: three(
    '单向布能做 600 mm 宽吗？起订量是多少？',
    'Can you make the unidirectional fabric 600 mm wide? What is the minimum quantity?',
    '¿Pueden fabricar el tejido unidireccional de 600 mm de ancho? ¿Cuál es la cantidad mínima?',
  ),
  price: three(
    '年用量 8 吨的话，价格能到什么水平？',
    'What price could you offer for eight tonnes a year?',
    '¿Qué precio podrían ofrecer para ocho toneladas al año?',
  ),
  sample: three(
    '想先要 2 kg 样品做试验，怎么申请？',
    'We would like 2 kg as a sample for trials. How do we ask for it?',
    'Quisiéramos 2 kg de muestra para ensayos. ¿Cómo la pedimos?',
  ),
  test: three(
    '层间剪切（ASTM D2344）做一组需要多久？费用是多少？',
    'How long does a set of short-beam shear tests (ASTM D2344) take, and what does it cost?',
    '¿Cuánto se tarda en un juego de ensayos de cortadura interlaminar (ASTM D2344) y cuánto cuesta?',
  ),
  report: three(
    '检测报告可以出英文版吗？',
    'Can the test report be issued in English?',
    '¿Se puede emitir el informe en inglés?',
  ),
  noteCertificate: three(
    '证书 12 月到期，请先向质量部要新版再发给客户。',
    'The certificate ends in December: get the new one from quality before you send it.',
    'El certificado vence en diciembre: pida el nuevo a calidad antes de enviarlo.',
  ),
  noteWidth: three(
    '600 mm 需换筘，生产部说起订量 500 m，可以接。',
    'Production needs another reed for 600 mm; from 500 m it works.',
    'Para 600 mm hace falta otro peine; producción lo acepta a partir de 500 m.',
  ),
  noteStock: three(
    '仓库还有 620 kg，客户月底前要。',
    'There are 620 kg in the warehouse; they need it by the end of the month.',
    'Quedan 620 kg en almacén; los necesitan antes de fin de mes.',
  ),
  fast: three('回复很快，也很专业。', 'Quick and precise.', 'Rápidos y precisos.'),
  good: three(
    '问题都解答了，谢谢。',
    'All my questions were answered, thank you.',
    'Me aclararon todas las dudas, gracias.',
  ),
  away: three(
    '您好，现在是非工作时间，我们上班后会尽快回复您。急事请写明项目和所需数量，便于我们先准备。',
    'Thank you for your message. We are out of office and will answer as soon as we are back. If it is urgent, tell us the project and the quantity so that we can prepare.',
    'Gracias por su mensaje. Ahora estamos fuera del horario y responderemos en cuanto volvamos. Si es urgente, indíquenos el proyecto y la cantidad para adelantar.',
  ),
  replies: [
    {
      title: three('交期', 'Lead time', 'Plazo'),
      text: three(
        '标准规格现货 3 天内发出；定制规格一般 4 到 6 周，收到图纸后给您准确日期。',
        'Standard grades leave within 3 days; made to order takes 4 to 6 weeks. We give you a date once we have your drawing.',
        'Los grados estándar salen en 3 días; bajo pedido, de 4 a 6 semanas. Le damos una fecha exacta al recibir el plano.',
      ),
    },
    {
      title: three('样品', 'Samples', 'Muestras'),
      text: three(
        '可以提供样品。请在产品页点“索取样品”，写明用途和数量，我们一个工作日内答复。',
        'Samples are available. Choose “Ask for a sample” on the product and tell us the use and quantity; we answer within one working day.',
        'Disponemos de muestras. Pulse «Pedir muestra» en el producto e indique el uso y la cantidad; respondemos en un día laborable.',
      ),
    },
    {
      title: three('付款方式', 'Payment', 'Forma de pago'),
      text: three(
        '首次合作预付 30%，发货前付清；后续可谈月结。',
        'For a first order 30% in advance and the rest before shipping; monthly settlement can be agreed later.',
        'En el primer pedido, un 30 % por adelantado y el resto antes del envío; después se puede acordar el pago mensual.',
      ),
    },
  ],
};
/** What the companies answered. */
export const answerTexts = {
  stock: three(
    '您好，有现货，400 kg 可以本周发出。',
    'Hello. Yes: 400 kg can leave this week.',
    'Buenos días. Sí: los 400 kg pueden salir esta semana.',
  ),
  width: three(
    '可以做 600 mm，起订量 500 m。请发图纸，我们确认边部结构。',
    'Yes, 600 mm is possible from 500 m on. Please send your drawing so that we can confirm the edge.',
    'Sí, 600 mm es posible a partir de 500 m. Envíenos el plano para confirmar el borde.',
  ),
  price: three(
    '8 吨可以按年度框架报价，已请销售准备，明天发给您。',
    'For eight tonnes we quote a yearly frame. Sales prepares it and sends it tomorrow.',
    'Para ocho toneladas ofertamos un marco anual. Ventas lo prepara y lo envía mañana.',
  ),
  sample: three(
    '请在产品页点“索取样品”，2 kg 免费，运费到付。',
    'Please ask for it on the product page: 2 kg are free, carriage is yours.',
    'Pídala en la página del producto: 2 kg son gratis; el porte corre de su cuenta.',
  ),
  report: three(
    '可以，中英文各一份，不另收费。',
    'Yes, one in Chinese and one in English, at no extra cost.',
    'Sí, uno en chino y otro en inglés, sin coste adicional.',
  ),
};
