/** Media types of documents that are made at each call. */
const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A document that was made for this reader, under a name of plain ASCII: kept by nobody on the way. */
export const download = (bytes: Uint8Array<ArrayBuffer>, kind: keyof typeof types, name: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': types[kind],
      'content-disposition': `attachment; filename="${name}.${kind}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
