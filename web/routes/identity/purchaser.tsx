export { PurchaserPage as default } from '#web/features/identity/register/purchaser-page.tsx';
