export { RegisterEntry as default } from '#web/features/identity/register-pages.tsx';
