// What this device remembers. A browser that refuses storage still plays.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`grognard.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`grognard.${key}`, value);
  } catch {
    // private browsing with storage off: the choice lasts as long as the page
  }
}
