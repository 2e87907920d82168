/** A page of plain text as a PDF, for papers of the demo world; ASCII alone. */
export const plainPdf = (lines: readonly string[]): Buffer => {
  const text = lines.map(
    (l, i) => `BT /F1 ${i ? 11 : 16} Tf 60 ${760 - i * 24} Td (${l.replaceAll(/[()\\]/g, ' ')}) Tj ET`,
  );
  const stream = text.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let out = '%PDF-1.4\n';
  const at = objects.map((o, i) => {
    const begin = out.length;
    out += `${i + 1} 0 obj\n${o}\nendobj\n`;
    return begin;
  });
  const table = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  out += at.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('');
  out += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
};
