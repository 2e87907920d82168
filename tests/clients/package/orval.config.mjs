/** A client by orval on plain fetch, in one file. */
export default {
  weft: {
    input: process.env.OPENAPI,
    output: {
      target: 'made/orval.ts',
      client: 'fetch',
      mode: 'single',
      override: { mutator: { path: 'send.ts', name: 'send' }, fetch: { includeHttpResponseReturnType: true } },
    },
  },
};
