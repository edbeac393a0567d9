export const headlessShell: string;
export function systemChromium(): string | undefined;
export function testChromium(): string | undefined;
