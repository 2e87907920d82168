export { PersonalRegister as default } from '#web/features/identity/register/personal-register.tsx';
