import type { ReactNode } from 'react';
import { keptAddress } from '#contract/pages.ts';
import { SiteLink } from '../frame/site-link.tsx';

type Props = { file: { name: string; url: string; view?: string | undefined }; children: ReactNode };

/** A link to an annex: to the page that shows it where this reader only looks at it, else to the file. */
export const AnnexLink = ({ file, children }: Props) =>
  file.view ? (
    <SiteLink to={keptAddress(file.view)} prefetch="none">
      {children}
    </SiteLink>
  ) : (
    <a href={file.url} download>
      {children}
    </a>
  );
