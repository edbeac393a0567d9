export const accounts = { login: { title: '登录' } } as const;
