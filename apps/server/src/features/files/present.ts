/** Where a stored file is read; its key is unguessable and never reused. */
export const fileAddress = (key: string): string => `/files/${key}`;
