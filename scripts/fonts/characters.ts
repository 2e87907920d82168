import { readdir, readFile } from 'node:fs/promises';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, k) => String.fromCodePoint(from + k)).join('');

/** The signs and accented letters of Latin-1 that our languages and their names need; the rest costs 5 KB. */
const LATIN_1 = '\u00a0¡£¥§©ª«®°±²³µ·¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÍÎÑÓÔÕÖ×ØÚÜßàáâãäåæçèéêëíîïñóôõö÷øùúûüý';

export const LATIN = `${range(0x20, 0x7e)}${LATIN_1}–—‘’“”•…′″€™−↑↓`;

/** Signs we use that Archivo lacks; they come from Noto Sans SC. It has no Greek: Ω is the system's. */
export const SIGNS = '≥≤≈→←';

/** Interface characters to start from while there are no messages. */
const FALLBACK =
  '复材汇首页询盘大厅报价供应商采购展馆检测技术供应链金融期刊视频人才登录注册退出搜索全部品类材料工艺纤维织物预浸料树脂' +
  '胶粘剂芯型材制件辅助设备服务回收发布取消确认保存提交删除修改上一步下一查看更多返回成功失败错误请稍后再试年月日时分秒，。：；！？（）《》、【】「」％￥';

const isChinese = (code: number): boolean =>
  (code >= 0x3000 && code <= 0x303f) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xff00 && code <= 0xffef);

/** Every Chinese character and full-width sign of the messages, in code order. */
export async function chineseIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  const used = new Set([...texts.join(''), ...FALLBACK].filter((c) => isChinese(c.codePointAt(0) ?? 0)));
  return [...used].sort().join('');
}

/** `U+41-5A, U+2013` for a text. */
export function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((c) => c.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (n: number): string => n.toString(16).toUpperCase();
  return spans.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}
