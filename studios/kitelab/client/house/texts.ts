/** Words that several tables use. */
export const houseTexts = import.meta.glob('./texts/*.ts')
