export { ForgotPage as default } from '#web/features/identity/login/forgot-page.tsx';
