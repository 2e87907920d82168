import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode } from 'postcss';

/** A rule with the classes that each of its selectors needs, or a block of rules. Texts are ready to be sent. */
type Piece = { text: string; needs: string[][] | null } | { head: string; inner: Piece[] };

const classes = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map((m) =>
    (m[1] ?? '').replace(/\\/g, ''),
  );
/** A choice in a selector (`:is(.a, .b)`) is not looked into: such a rule stays. */
const chooses = /:(?:is|where|has)\([^)]*\.[^)]*\)/;

const small = (text: string) => text.replace(/\s*\n\s*/g, '');
const pieceOf = (node: ChildNode): Piece[] => {
  if (node.type === 'rule')
    return [
      {
        text: small(node.toString()),
        needs: node.selectors.some((s) => chooses.test(s)) ? null : node.selectors.map(classes),
      },
    ];
  if (node.type === 'atrule' && node.nodes && /^(media|supports|container|layer)$/.test(node.name))
    return [{ head: `@${node.name} ${node.params}`, inner: node.nodes.flatMap(pieceOf) }];
  return node.type === 'comment'
    ? []
    : [{ text: `${small(node.toString())}${node.type === 'atrule' && !node.nodes ? ';' : ''}`, needs: null }];
};

const pick = (pieces: Piece[], used: ReadonlySet<string>): string =>
  pieces
    .map((p) => {
      if ('head' in p) {
        const inner = pick(p.inner, used);
        return inner && `${p.head}{${inner}}`;
      }
      return !p.needs || p.needs.some((n) => n.every((c) => used.has(c))) ? p.text : '';
    })
    .join('');

/** Reads the build's style sheets once and cuts from them what a page's markup uses. */
export const createUsedCss = (folder: string) => {
  const sheets = new Map<string, Piece[]>();
  const read = (href: string): Piece[] => {
    let pieces = sheets.get(href);
    if (!pieces) {
      pieces = postcss.parse(readFileSync(join(folder, href), 'utf8')).nodes.flatMap(pieceOf);
      sheets.set(href, pieces);
    }
    return pieces;
  };
  // Pages of one kind use the same classes, mostly: what was cut for them is cut once.
  const cut = new LRUCache<string, string>({ max: 200 });
  return (hrefs: string[], html: string): string => {
    const attributes = new Set<string>();
    for (const m of html.matchAll(/\sclass="([^"]*)"/g)) attributes.add(m[1] ?? '');
    const used = new Set([...attributes].flatMap((a) => a.split(/\s+/)));
    const key = [...hrefs, ...[...used].toSorted()].join(' ');
    const there = cut.get(key) ?? hrefs.map((h) => pick(read(h), used)).join('');
    cut.set(key, there);
    return there;
  };
};
