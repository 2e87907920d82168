const ownKey = 'a random key of the caller’s own for one act, which no answer tells';
const everybodys = 'a park that everybody sees; what is said of it is the caller’s company’s';
/** Why calls of parks need no case: parks are everybody's, and each company speaks for itself alone. */
export const parkReasons: Record<string, string> = {
  'GET /api/busi/parks/park/{slug} params.slug': everybodys,
  'POST /api/busi/parks/tenancy/{id} params.id': everybodys,
  'DELETE /api/busi/parks/tenancy/{id} params.id': everybodys,
  'POST /api/operator/parks/park body.clientKey': ownKey,
};
