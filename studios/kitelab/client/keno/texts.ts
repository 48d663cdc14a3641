export const kenoTexts = import.meta.glob('./texts/*.ts')
