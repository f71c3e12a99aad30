// A screen's pass is kept beside the seat that somebody may have on the same device.

export const passOf = (code: string): string => `screen ${code}`;
