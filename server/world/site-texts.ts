import type { Text } from '#contract/core/schemas.ts';

/** What demo suppliers say of themselves; `{goods}`, `{ways}`, `{city}`, `{founded}` and `{capacity}` are their own. */
export const claims: [Text, ...Text[]] = [
  {
    cn: '{goods}，从打样到量产都在自有工厂完成',
    en: 'Our own plant for {goods}, from the first sample to series',
    es: 'Planta propia para {goods}, de la primera muestra a la serie',
  },
  {
    cn: '{city}的{goods}工厂，小批量多品种与长单并行',
    en: 'A plant in {city} for {goods}, in short runs and long orders',
    es: 'Una planta en {city} para {goods}, en series cortas y pedidos largos',
  },
  {
    cn: '自 {founded} 年起专注{goods}，每批数据可追溯',
    en: 'Since {founded} at work on {goods}, with traceable data for each batch',
    es: 'Desde {founded} dedicados a {goods}, con datos trazables de cada lote',
  },
];

export const blockTexts: Record<
  'overview' | 'production' | 'quality' | 'team' | 'process' | 'trade',
  [Text, ...Text[]]
> = {
  overview: [
    {
      cn: '<p>我们成立于 {founded} 年，工厂位于{city}，主要生产{goods}。从材料选型、试样到量产，由同一个项目组负责，图纸和数据不经转手。</p><p>现有年产能为 {capacity}，可以先打样，再按月排产。</p>',
      en: '<p>We were founded in {founded} and make {goods} at our plant in {city}. One team stays with a project from the choice of material through the first coupons to series, so drawings and data change hands only once.</p><p>Our yearly capacity is {capacity}. You can start with samples and go on with monthly call-offs.</p>',
      es: '<p>Fundada en {founded}, nuestra empresa fabrica {goods} en su planta de {city}. Un mismo equipo acompaña cada proyecto, desde la elección del material y las primeras probetas hasta la serie.</p><p>Nuestra capacidad anual es de {capacity}. Puede empezar con muestras y seguir con entregas mensuales.</p>',
    },
    {
      cn: '<p>我们的产品是{goods}，主要工艺是{ways}。{founded} 年在{city}建厂以来，一直由自己的班组生产，不外包关键工序。</p>',
      en: '<p>We make {goods} by {ways}. Since the plant in {city} opened in {founded}, our own shifts have done all the critical steps; none of them is subcontracted.</p>',
      es: '<p>Fabricamos {goods} mediante {ways}. Desde que abrió la planta de {city} en {founded}, nuestros propios turnos realizan todas las operaciones críticas, sin subcontratarlas.</p>',
    },
  ],
  production: [
    {
      cn: '<p>车间按工序分区，温湿度全程记录。主要工艺：{ways}。</p><ul><li>原料入库即贴码，批次可追溯</li><li>模具由自有机加工车间维护</li><li>两班生产，旺季可增开一班</li></ul>',
      en: '<p>The plant is laid out by step, and temperature and humidity are logged throughout. Main processes: {ways}.</p><ul><li>Raw material is labelled on arrival, so every batch can be traced</li><li>Tools are kept in our own machine shop</li><li>Two shifts, a third one in high season</li></ul>',
      es: '<p>La planta está organizada por operaciones, con registro continuo de temperatura y humedad. Procesos principales: {ways}.</p><ul><li>La materia prima se etiqueta al llegar y cada lote es trazable</li><li>Los moldes se mantienen en nuestro propio taller</li><li>Dos turnos, con un tercero en temporada alta</li></ul>',
    },
  ],
  quality: [
    {
      cn: '<p>每批出厂附检测报告，力学性能按 ISO 或 ASTM 方法测试，原始曲线保存五年。</p><p>首件确认之后才开始批量；不合格品在 48 小时内给出处理意见。</p>',
      en: '<p>Every batch leaves with a test report. Mechanical values are measured by ISO or ASTM methods, and the raw curves are kept for five years.</p><p>Series start after the first article is approved. For a non-conformity you have our answer within 48 hours.</p>',
      es: '<p>Cada lote sale con su informe de ensayo. Los valores mecánicos se miden por métodos ISO o ASTM y las curvas originales se guardan cinco años.</p><p>La serie empieza cuando se aprueba la primera pieza. Ante una no conformidad, respondemos en 48 horas.</p>',
    },
  ],
  team: [
    {
      cn: '<p>工艺、质量和销售工程师共同参与每个项目。技术问题由工艺工程师直接答复，中文和英文均可。</p>',
      en: '<p>A process engineer, a quality engineer and a sales engineer work on each project together. Technical questions go straight to the process engineer, in Chinese or English.</p>',
      es: '<p>En cada proyecto trabajan juntos ingeniería de proceso, calidad y ventas. Las preguntas técnicas llegan directamente a ingeniería de proceso.</p>',
    },
  ],
  process: [
    {
      cn: '<ol><li>收到询盘后两个工作日内给出可行性意见</li><li>确认图纸、标准和取样方案</li><li>打样并提供检测数据</li><li>首件确认后按计划交付</li></ol>',
      en: '<ol><li>Two working days after your inquiry you have our view of its feasibility</li><li>We agree drawings, standards and sampling</li><li>You receive samples with test data</li><li>After the first article is approved we deliver to plan</li></ol>',
      es: '<ol><li>A los dos días laborables de su solicitud recibe nuestra opinión de viabilidad</li><li>Acordamos planos, normas y muestreo</li><li>Recibe muestras con datos de ensayo</li><li>Aprobada la primera pieza, entregamos según el plan</li></ol>',
    },
  ],
  trade: [
    {
      cn: '<p>可按 EXW、FOB、CIF 报价，接受人民币、欧元和美元结算。出口包装为熏蒸木箱，随货附材料证明和检测报告。</p>',
      en: '<p>We quote EXW, FOB and CIF in yuan, euros or dollars. Export goods are packed in fumigated crates, with material certificates and test reports.</p>',
      es: '<p>Cotizamos EXW, FOB y CIF en yuanes, euros o dólares. La exportación va en cajas de madera fumigada, con certificados de material e informes de ensayo.</p>',
    },
  ],
};

export const duties = {
  sales: { cn: '国内销售', en: 'Sales', es: 'Ventas' },
  export: { cn: '海外销售', en: 'Export', es: 'Exportación' },
  technical: { cn: '技术支持', en: 'Technical support', es: 'Soporte técnico' },
  service: { cn: '订单与售后', en: 'Orders and service', es: 'Pedidos y posventa' },
} satisfies Record<string, Text>;

/** A machine by a part of the process's key; the first is for any other. */
export const machineNames: [{ process: string; name: Text }, ...{ process: string; name: Text }[]] = [
  { process: '*', name: { cn: '生产线', en: 'Production line', es: 'Línea de producción' } },
  { process: 'winding', name: { cn: '四轴缠绕机', en: 'Four-axis winding machine', es: 'Bobinadora de cuatro ejes' } },
  { process: 'pultrusion', name: { cn: '拉挤线', en: 'Pultrusion line', es: 'Línea de pultrusión' } },
  { process: 'infusion', name: { cn: '真空灌注工位', en: 'Infusion station', es: 'Puesto de infusión' } },
  { process: 'autoclave', name: { cn: '热压罐', en: 'Autoclave', es: 'Autoclave' } },
  { process: 'prepreg', name: { cn: '热熔预浸线', en: 'Hot-melt prepreg line', es: 'Línea de preimpregnado' } },
  { process: 'weaving', name: { cn: '剑杆织机', en: 'Rapier loom', es: 'Telar de pinzas' } },
  { process: 'knitting', name: { cn: '多轴向经编机', en: 'Multiaxial knitting machine', es: 'Máquina multiaxial' } },
  { process: 'rtm', name: { cn: 'RTM 注射机', en: 'RTM injection unit', es: 'Unidad de inyección RTM' } },
  { process: 'compression', name: { cn: '液压机', en: 'Hydraulic press', es: 'Prensa hidráulica' } },
  {
    process: 'machining',
    name: { cn: '五轴加工中心', en: 'Five-axis machining centre', es: 'Centro de mecanizado de cinco ejes' },
  },
  { process: 'bonding', name: { cn: '胶接工装', en: 'Bonding jig', es: 'Útil de pegado' } },
  { process: 'afp', name: { cn: '自动铺丝机', en: 'Fibre placement machine', es: 'Máquina de colocación de fibra' } },
];
