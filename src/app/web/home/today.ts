/** The day it is; everybody works in Thai time. */
export const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' });
