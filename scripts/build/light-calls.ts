import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };
/** The parts of a call that are schemas: the browser sends without them, and a form asks for them with its first check. */
const schemaParts = new Set(['params', 'query', 'body', 'data']);
const wholeQuery = '?whole';

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';
const childrenOf = (n: Node): Node[] =>
  Object.values(n)
    .flatMap((v) => (Array.isArray(v) ? (v as unknown[]) : [v]))
    .filter(isNode);
const nameOf = (n: unknown): string => (isNode(n) ? String(n['name'] ?? n['value'] ?? '') : '');
const isCallOf = (n: Node, names: ReadonlySet<string>): boolean =>
  n.type === 'CallExpression' && names.has(nameOf(n['callee']));
const propertiesOf = (n: Node): Node[] => (n.type === 'ObjectExpression' ? (n['properties'] as Node[]) : []);

/** Takes the schemas out of an object; `loader` is what brings them when they are asked for. */
const dropSchemas = (object: Node, edits: Edit[], loader = ''): void => {
  for (const p of propertiesOf(object))
    if (p.type === 'Property' && schemaParts.has(nameOf(p['key'])))
      edits.push({ start: p.start, end: p.end, text: '...{}' });
  if (loader) edits.push({ start: object.start + 1, end: object.start + 1, text: ` ${loader},` });
};

/** What stands at the top of a module, with its name. */
const declarationsOf = (program: Node): { name: string; init: Node }[] =>
  (program['body'] as Node[])
    .map((n) => (n.type === 'ExportNamedDeclaration' && isNode(n['declaration']) ? n['declaration'] : n))
    .filter((n) => n.type === 'VariableDeclaration')
    .flatMap((n) => n['declarations'] as Node[])
    .flatMap((d) => (isNode(d['init']) ? [{ name: nameOf(d['id']), init: d['init'] }] : []));

const isFunction = (n: Node): boolean => n.type === 'ArrowFunctionExpression' || n.type === 'FunctionExpression';

/** All nodes below one, itself first. */
const nodesOf = (n: Node): Node[] => [n, ...childrenOf(n).flatMap(nodesOf)];
const calls = new Set(['endpoint']);
const endpointsIn = (n: Node): Node[] =>
  nodesOf(n).flatMap((c) => (isCallOf(c, calls) ? (c['arguments'] as Node[]).slice(0, 1) : []));

/** Of a function that makes calls, which parameters go into their schemas alone. */
const schemaParameters = (maker: Node): boolean[] => {
  const dropped: Edit[] = [];
  for (const object of endpointsIn(maker)) dropSchemas(object, dropped);
  const inSchemas = (n: Node) => dropped.some((d) => d.start <= n.start && n.end <= d.end);
  const body = nodesOf(maker['body'] as Node).filter((n) => n.type === 'Identifier');
  return (maker['params'] as Node[]).map((p) => {
    const uses = body.filter((n) => nameOf(n) === nameOf(p));
    return uses.length > 0 && uses.every(inSchemas);
  });
};

/** The edits that leave the schemas out of a module's calls. */
const lightEdits = (declared: { name: string; init: Node }[], whole: string): Edit[] => {
  const edits: Edit[] = [];
  const makers = new Map(
    declared.flatMap(({ name, init }) =>
      isFunction(init) && endpointsIn(init).length ? [[name, schemaParameters(init)] as const] : [],
    ),
  );
  const objects = declared.flatMap(({ init }) => endpointsIn(init));
  const spread = new Set(
    objects.flatMap(propertiesOf).flatMap((p) => (p.type === 'SpreadElement' ? [nameOf(p['argument'])] : [])),
  );
  const loaderOf = (path: string): string => `schemas: () => import(${JSON.stringify(whole)}).then((m) => m.${path})`;
  const one = (n: Node, path: string): void => {
    if (isCallOf(n, calls)) return dropSchemas((n['arguments'] as Node[])[0] as Node, edits, loaderOf(path));
    const unused = n.type === 'CallExpression' && makers.get(nameOf(n['callee']));
    if (!unused) return;
    for (const [i, given] of (n['arguments'] as Node[]).entries())
      if (unused[i]) edits.push({ start: given.start, end: given.end, text: 'undefined' });
    edits.push({ start: n.start, end: n.start, text: '({ ...' });
    edits.push({ start: n.end, end: n.end, text: `, ${loaderOf(path)} })` });
  };
  for (const { name, init } of declared) {
    if (isFunction(init)) for (const object of endpointsIn(init)) dropSchemas(object, edits);
    if (spread.has(name)) dropSchemas(init, edits);
    one(init, name);
    for (const p of propertiesOf(init))
      if (p.type === 'Property' && isNode(p['value'])) one(p['value'], `${name}.${nameOf(p['key'])}`);
  }
  return edits;
};

const working = new Set(['CallExpression', 'NewExpression', 'SpreadElement', 'MemberExpression']);
/** What a module does at load is marked as having no effect but its value, so that what nobody names is left out. */
const markPure = (declared: { name: string; init: Node }[], inside: Edit[]): Edit[] => {
  const work = declared
    .map((d) => d.init)
    .filter((init) => !isFunction(init) && nodesOf(init).some((n) => working.has(n.type)));
  return [
    ...work.map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ (() => (' })),
    ...inside,
    ...work.map(({ end }) => ({ start: end, end, text: '))()' })),
  ];
};

/** The whole of a module reads the whole of others, so that what a page names of theirs has no schemas beside it. */
const wholeEdits = (program: Node): Edit[] =>
  (program['body'] as Node[]).flatMap((n) => {
    const from = n['source'];
    return isNode(from) && nameOf(from).startsWith('.')
      ? [{ start: from.end - 1, end: from.end - 1, text: wholeQuery }]
      : [];
  });

/**
 * A module of the contract as the browser reads it: calls without their schemas, which `schemas` imports when a form is first
 * checked, and nothing done at load, so that what a page does not name is left out of it.
 * @param whole the address of the same module with all its schemas; empty where this is it
 */
export const lighten = (code: string, program: unknown, whole: string): string => {
  const declared = declarationsOf(program as Node);
  const edits = markPure(declared, whole ? lightEdits(declared, whole) : wholeEdits(program as Node));
  // From the end to the beginning, so that places stay true; what is inserted at one place stands in the order of the edits.
  const order = edits.map((e, i) => ({ ...e, i })).toSorted((a, b) => b.start - a.start || b.i - a.i);
  return order.reduce((text, e) => text.slice(0, e.start) + e.text + text.slice(e.end), code);
};

/** Keeps the schemas of calls out of what a page loads first (decision 0045). */
export const lightCalls: Plugin = {
  name: 'weft:light-calls',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const [file = '', query] = id.split('?');
    if (!/[\\/]contract[\\/].*(?<!\.test)\.ts$/.test(file)) return null;
    const whole = query === wholeQuery.slice(1) ? '' : file + wholeQuery;
    return { code: lighten(code, this.parse(code), whole), map: null, moduleSideEffects: false };
  },
};
