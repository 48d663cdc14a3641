import { Card } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import { StepPicture, type StepPictureName } from './StepPicture.tsx'

const systems = {
  ios: ['browser', 'share', 'sheet', 'home'],
  android: ['browser', 'menu', 'confirm', 'home'],
  lite: ['desktop', 'address', 'confirm', 'window'],
} as const satisfies Record<string, readonly StepPictureName[]>

/** Numbered steps, each with a picture of what is pressed. */
export function Steps({ system }: { system: keyof typeof systems }) {
  const text = useText()
  return (
    <Card as="section" id={system} aria-labelledby={`${system}-steps`} className="scroll-mt-24 p-5 md:p-6">
      <h2 id={`${system}-steps`} className="text-[19px]">
        {text(`download.${system}_title`)}
      </h2>
      <ol className="mt-4 grid gap-4">
        {systems[system].map((picture, index) => (
          <li key={picture} className="flex items-center gap-4">
            <StepPicture name={picture} />
            <p className="flex min-w-0 flex-1 items-start gap-3 text-[15px]">
              <span className="num grid h-7 w-7 flex-none place-items-center rounded-full bg-(--chip-on) text-[14px] font-[720] text-(--chip-on-text)">
                {index + 1}
              </span>
              <span className="min-w-0 pt-0.5">
                {text(`download.${system}_${index + 1}` as 'download.ios_1')}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
