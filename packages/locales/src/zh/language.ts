/** What a page says when it cannot be shown in the other language; loaded with what changes the language. */
export const languageChange = { offline: '切换语言需要网络，请联网后再试' } as const;
