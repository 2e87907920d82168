import type { SeedSettings } from '#server/rooms/settings/seed.ts';

/** Who answers for personal data in the demo world; all of it is invented. */
export const controller: SeedSettings = {
  'legal.controller': {
    company: {
      cn: '复材汇（演示）科技有限公司',
      en: 'Weft (Demo) Technology Co., Ltd.',
      es: 'Weft (Demo) Technology Co., Ltd.',
    },
    registration: '91000000DEMO000000',
    address: {
      cn: '中国上海市演示路 1 号',
      en: '1 Demo Road, Shanghai, China',
      es: 'Demo Road 1, Shanghái, China',
    },
    contact: 'privacy@weft.example',
    authority: {
      cn: '所在地的网信部门；欧盟用户可向居住地的数据保护机构投诉',
      en: 'The cyberspace administration of Shanghai; in the EU, the data protection authority where you live',
      es: 'La administración del ciberespacio de Shanghái; en la UE, la autoridad de protección de datos de su lugar de residencia',
    },
    processors: [
      {
        name: 'Demo Cloud Hosting',
        purpose: { cn: '服务器与备份', en: 'Servers and backups', es: 'Servidores y copias de seguridad' },
        country: { cn: '中国', en: 'China', es: 'China' },
      },
      {
        name: 'Demo Mail & SMS',
        purpose: {
          cn: '发送邮件和短信验证码',
          en: 'Sending mail and codes by SMS',
          es: 'Envío de correos y códigos por SMS',
        },
        country: { cn: '德国', en: 'Germany', es: 'Alemania' },
      },
    ],
  },
};
