export const isNumber = (id: string): boolean => /^\d{1,15}$/.test(id);
