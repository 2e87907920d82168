/**
 * A visitor's page paints from its first bytes: the rules that it uses stand in the document, the sheets themselves and
 * the scripts come after the first paint. Once all sheets are there they take over together and the inlined rules go: these
 * would stand after the sheets, and what a later page styles by two classes of which this page used one would lose to them.
 */
type UsedCss = (hrefs: string[], html: string) => string;

const sheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/** The module script as one that waits for the first paint, or null where it isn't as we know it. */
const lateScript = (code: string, preloads: string[]): string | null => {
  const imports = [...code.matchAll(staticImport)];
  const rest = code.replace(staticImport, '').replace(/^;\s*/, '').trim();
  if (!imports.length || /^\s*import\s/m.test(rest)) return null;
  const names = imports.map((m) => m[1]).join(',');
  return [
    '(()=>{const late=()=>{',
    `const sheets=[...document.querySelectorAll('link[data-late]')];`,
    'Promise.all(sheets.map((l)=>l.sheet?0:new Promise((r)=>{l.onload=l.onerror=r})))',
    `.then(()=>{for(const l of sheets)l.media='all';document.querySelector('style[data-first]')?.remove()});`,
    `for(const h of ${JSON.stringify(preloads)}){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}`,
    `Promise.all([${imports.map((m) => `import(${m[2]})`).join(',')}]).then(([${names}])=>{${rest}})};`,
    'const soon=()=>setTimeout(late);document.hidden?soon():requestAnimationFrame(soon)})()',
  ].join('');
};

/**
 * The same page for a fast first paint: the CSS it uses inline, sheets and script after the first frame. Unchanged
 * where it has no entry script.
 */
export const shape = (html: string, usedCss: UsedCss): string => {
  const code = entry.exec(html)?.[1];
  const preloads = [...html.matchAll(preload)].map((m) => m[1] ?? '');
  const script = code === undefined ? null : lateScript(code, preloads);
  if (script === null) return html;
  const hrefs = [...html.matchAll(sheet)].map((m) => (m[1] ?? '').replace(/#.*/, ''));
  return html
    .replace(entry, () => `<script>${script}</script>`)
    .replace(preload, '')
    .replace(sheet, (_, href: string) => `<link rel="stylesheet" href="${href}" media="print" data-late=""/>`)
    .replace('</head>', () => `<style data-first="">${usedCss(hrefs, html)}</style></head>`);
};
