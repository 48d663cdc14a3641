import { SaveCsvButton } from '../../../../shared/parts/SaveCsvButton.tsx'
import { saveBlob } from '../../../../shared/parts/save.ts'
import { note } from '../../../../shared/text/notes.ts'
import { useText } from '../../../../shared/text/text.ts'
import { csvOf, rowsMax } from './csv.ts'

interface SaveCsvProps {
  name: string
  head: readonly string[]
  rowsOf: () => Promise<{ rows: readonly (readonly (string | number)[])[]; isCut: boolean }>
}

/** The list as a file, all of it, not only what has been scrolled to. */
export function SaveCsv({ name, head, rowsOf }: SaveCsvProps) {
  const text = useText()
  const save = async () => {
    const { rows, isCut } = await rowsOf()
    saveBlob(new Blob([csvOf(head, rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    if (isCut) note('plain', text('agents.csv_cut', { rows: rowsMax }))
  }
  return <SaveCsvButton save={save} />
}
