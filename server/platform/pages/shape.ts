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

/** Nothing that is painted is waited for longer, ms: a window may be covered meanwhile. */
const longest = 3000;

/** Preloads that are begun in one task. */
const atOnce = 8;

/** The module script as one that waits for the first paint, or null where it isn't as we know it. */
const lateScript = (code: string, preloads: string[]): string | null => {
  const imports = [...code.matchAll(staticImport)];
  const rest = code.replace(staticImport, '').replace(/^;\s*/, '').trim();
  if (!imports.length || /^\s*import\s/m.test(rest)) return null;
  const names = imports.map((m) => m[1]).join(',');
  return [
    '(()=>{let done=0;const late=()=>{if(done++)return;',
    `const sheets=[...document.querySelectorAll('link[data-late]')];`,
    'Promise.all(sheets.map((l)=>l.sheet?0:new Promise((r)=>{l.onload=l.onerror=r})))',
    `.then(()=>{for(const l of sheets)l.media='all';document.querySelector('style[data-first]')?.remove()});`,
    // A few in a task: forty at once keep a phone from answering for a tenth of a second.
    `const files=${JSON.stringify(preloads)};const some=()=>{for(const h of files.splice(0,${atOnce})){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}if(files.length)setTimeout(some)};some();`,
    `Promise.all([${imports.map((m) => `import(${m[2]})`).join(',')}]).then(([${names}])=>{${rest}})};`,
    // A frame that is begun is not painted yet: on a slow phone the sheets and the script would come before it.
    `const soon=()=>setTimeout(late);if(document.hidden)soon();else{setTimeout(late,${longest});`,
    `try{new PerformanceObserver(soon).observe({type:'paint',buffered:true})}catch{requestAnimationFrame(soon)}}})()`,
  ].join('');
};

/**
 * The same page for a fast first paint: the CSS it uses inline, sheets and script after the first frame. Unchanged
 * where it has no entry script. Sheets and preloads stand in the head, the script at the end: the page between is not looked through.
 */
export const shape = (html: string, usedCss: UsedCss): string => {
  const headEnd = html.indexOf('</head>');
  const scriptAt = html.lastIndexOf('<script type="module" async="">');
  const found = scriptAt < 0 ? null : entry.exec(html.slice(scriptAt));
  if (!found || headEnd < 0) return html;
  const head = html.slice(0, headEnd);
  const script = lateScript(
    found[1] ?? '',
    [...head.matchAll(preload)].map((m) => m[1] ?? ''),
  );
  if (script === null) return html;
  const hrefs = [...head.matchAll(sheet)].map((m) => (m[1] ?? '').replace(/#.*/, ''));
  const late = head
    .replace(preload, '')
    .replace(sheet, (_, href: string) => `<link rel="stylesheet" href="${href}" media="print" data-late=""/>`);
  const body = html.slice(headEnd, scriptAt);
  const rest = html.slice(scriptAt + found[0].length);
  return `${late}<style data-first="">${usedCss(hrefs, html)}</style>${body}<script>${script}</script>${rest}`;
};
