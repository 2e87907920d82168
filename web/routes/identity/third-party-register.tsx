import { CompanyRegister } from '#web/features/identity/register/company-register.tsx';

export default function Register() {
  return <CompanyRegister kind="service" />;
}
