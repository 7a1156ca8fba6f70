export function make(): string;
