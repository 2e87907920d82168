import { LegalPage } from '#web/features/identity/legal/legal-page.tsx';

export default function Page() {
  return <LegalPage name="serviceTreaty" />;
}
