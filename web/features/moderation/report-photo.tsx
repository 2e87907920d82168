import { Report } from './report.tsx';

/** The way to report a photograph, of an album that this company shows or of nobody’s, for the viewer of albums. */
export const reportPhoto = (company: string | undefined) => (id: string) => (
  <Report key={id} kind="photo" id={id} company={company} />
);
