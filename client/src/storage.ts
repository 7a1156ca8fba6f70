// Local storage. A browser that refuses it can still play.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`grognard.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`grognard.${key}`, value);
  } catch {
    // storage is off: the choice lasts as long as the page
  }
}
