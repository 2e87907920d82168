export { ProductCard } from '#web/ui/product-card.tsx';
