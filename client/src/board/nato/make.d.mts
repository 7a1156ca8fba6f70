export function make(): string;
export function drawn(sidc: string): string;
