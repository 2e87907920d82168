import { LegalPage } from '#web/features/identity/legal-page.tsx';

export default function Page() {
  return <LegalPage name="serviceTreaty" />;
}
