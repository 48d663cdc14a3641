import { QrCode } from '../../shared/parts/QrCode.tsx'
import { useBrand } from '../../shared/session/brand.ts'
import { useText } from '../../shared/text/text.ts'
import { appLinks } from '../frame/contacts.ts'

/** The app for a phone that stands beside this screen: one code for each way of installing it that is configured. */
export default function AppCodes() {
  const text = useText()
  const { resources } = useBrand()
  return (
    <div className="grid gap-3">
      <p className="text-[14px] font-[640]">{text('frame.scan')}</p>
      <ul className="grid grid-cols-3 gap-3">
        {appLinks(resources, location.origin).map(({ kind, url }) => (
          <li
            key={kind}
            className="grid min-w-0 max-w-[124px] content-start justify-items-center gap-1.5 text-center text-[13px]"
          >
            <a href={url} className="w-full rounded-[12px] bg-white p-2 ring-1 ring-line" data-app={kind}>
              <QrCode of={url} size={104} border={1} />
              <span className="sr-only">{text(`frame.app_${kind}`)}</span>
            </a>
            <span aria-hidden="true">{text(`frame.app_${kind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
