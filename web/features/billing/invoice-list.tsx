import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatPence } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { invoicesQuery } from './billing.queries';

const statusText: Record<Invoice['status'], () => string> = {
  open: m.billing_invoice_open,
  paid: m.billing_invoice_paid,
  void: m.billing_invoice_void,
  uncollectible: m.billing_invoice_uncollectible,
};

export function InvoiceList() {
  const { data, isError } = useQuery(invoicesQuery);
  return (
    <section className="grid gap-3 border-t border-rule pt-5">
      <h3 className="font-semibold">{m.billing_invoices()}</h3>
      {!data && !isError && <Skeleton lines={2} />}
      {isError && <Alert tone="warning">{m.billing_invoices_failed()}</Alert>}
      {data?.length === 0 && <p className="text-muted">{m.billing_invoices_none()}</p>}
      {data && data.length > 0 && (
        <table className="w-full text-sm">
          <thead className="text-start text-muted">
            <tr>
              <th className="py-1.5 text-start font-medium">{m.billing_invoice_date()}</th>
              <th className="py-1.5 text-end font-medium">{m.billing_invoice_amount()}</th>
              <th className="py-1.5 ps-4 text-start font-medium">{m.billing_invoice_status()}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function InvoiceRow({ invoice: { createdAt, total, status, url } }: { invoice: Invoice }) {
  const date = formatDate(createdAt);
  const open = status === 'open';
  return (
    <tr className="border-t border-rule">
      <td className="py-2">{date}</td>
      <td className="py-2 text-end tabular-nums">
        <bdi>{formatPence(total)}</bdi>
      </td>
      <td className="py-2 ps-4">{statusText[status]()}</td>
      <td className="py-2 text-end">
        {url && (
          <a
            className="text-link"
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={open ? m.billing_invoice_pay_of({ date }) : m.billing_invoice_view_of({ date })}
          >
            {open ? m.billing_invoice_pay() : m.billing_invoice_view()}
          </a>
        )}
      </td>
    </tr>
  );
}
