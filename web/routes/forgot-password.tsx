export { ForgotPage as default } from '#web/features/identity/forgot-page.tsx';
