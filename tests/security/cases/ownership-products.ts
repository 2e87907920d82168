const shown = 'of a listed product, which everybody sees';
const own = 'one’s own uploads alone are taken (tests/rooms/search/product-questions)';
/** Why calls of films of products and of questions about them need no case. */
export const productReasons: Record<string, string> = {
  'GET /api/busi/busiproductinfo/film/{id} params.id': shown,
  'GET /api/busi/busiproductinfo/film/{id}/captions/{lang} params.id': shown,
  'GET /api/busi/busiproductinfo/film/{id}/captions/{lang} params.lang': 'a language, not a record',
  'GET /api/busi/busiproductinfo/questions/{id} params.id': shown,
  'POST /api/busi/busiproductinfo/questions/{id} params.id': shown,
  'POST /api/busi/busiproductinfo/questions/{id} body.clientKey':
    'a random key of the caller’s own for one act, which no answer tells',
  'POST /api/busi/busiproductinfo/questions/answer/{id} params.id':
    'about products of one’s own company alone (tests/rooms/search/product-questions)',
  'POST /api/busi/busiproductinfo/v2/add body.film': own,
  'POST /api/busi/busiproductinfo/v2/update body.film': own,
};
