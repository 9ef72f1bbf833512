export * from '../languages/lang-of.ts';
