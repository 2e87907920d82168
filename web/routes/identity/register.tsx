export { RegisterEntry as default } from '#web/features/identity/register/register-entry.tsx';
