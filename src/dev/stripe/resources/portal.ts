import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { flag, id, ignored, mergeMetadata, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { newId } from '../ids.ts';
import type { PortalConfiguration, PortalSession } from '../stored.ts';
import { change, emit, find, now, type World } from '../world.ts';

const on = { enabled: true };

function configure(
  world: World,
  params: { isDefault: boolean; metadata?: Record<string, string> | undefined; returnUrl?: string | undefined },
): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now(world),
    default_return_url: params.returnUrl ?? null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: on,
      payment_method_update: { ...on, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_update: { enabled: false },
    } as unknown as PortalConfiguration['features'],
    is_default: params.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: params.metadata ?? {},
    name: null,
    updated: now(world),
  };
  world.tables.portalConfigurations[configuration.id] = configuration;
  emit(world, 'billing_portal.configuration.created', configuration);
  return configuration;
}

/** The settings that a fresh account has once they were saved on the dashboard. */
function defaultConfiguration(world: World): string {
  const known = Object.values(world.tables.portalConfigurations).find(({ is_default }) => is_default);
  return (known ?? configure(world, { isDefault: true })).id;
}

const flow = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel']),
  after_completion: z
    .strictObject({
      type: z.enum(['redirect', 'portal_homepage', 'hosted_confirmation']),
      redirect: z.strictObject({ return_url: text }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: id }).optional(),
});

function shapeFlow(params: z.output<typeof flow>): PortalSession['flow'] {
  const after = params.after_completion;
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: after?.redirect ? { return_url: after.redirect.return_url } : null,
      type: after?.type ?? 'portal_homepage',
    },
    subscription_cancel: params.subscription_cancel
      ? { retention: null, subscription: params.subscription_cancel.subscription }
      : null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: params.type,
  } as PortalSession['flow'];
}

export const portalRoutes: Route[] = [
  route(
    'POST',
    '/billing_portal/sessions',
    {
      customer: id,
      return_url: text.optional(),
      configuration: id.optional(),
      flow_data: flow.optional(),
      locale: text.optional(),
    },
    (world, { params }) => {
      find(world, 'customers', params.customer, 'customer');
      const configuration = params.configuration
        ? find(world, 'portalConfigurations', params.configuration, 'configuration').id
        : defaultConfiguration(world);
      const sessionId = newId('bps');
      const session: PortalSession = {
        id: sessionId,
        object: 'billing_portal.session',
        configuration,
        created: now(world, params.customer),
        customer: params.customer,
        customer_account: null,
        flow: params.flow_data ? shapeFlow(params.flow_data) : null,
        livemode: false,
        locale: (params.locale ?? null) as PortalSession['locale'],
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${world.url}/p/session/${sessionId}`,
      };
      world.tables.portalSessions[sessionId] = session;
      emit(world, 'billing_portal.session.created', session);
      return session;
    },
  ),
  route(
    'POST',
    '/billing_portal/configurations',
    {
      business_profile: ignored,
      features: ignored,
      default_return_url: text.optional(),
      metadata: metadata.optional(),
      name: text.optional(),
      login_page: ignored,
    },
    (world, { params }) =>
      configure(world, { isDefault: false, metadata: params.metadata, returnUrl: params.default_return_url }),
  ),
  route('GET', '/billing_portal/configurations/:id', {}, (world, { id }) => find(world, 'portalConfigurations', id)),
  route(
    'POST',
    '/billing_portal/configurations/:id',
    { active: flag.optional(), metadata: metadata.optional(), features: ignored, business_profile: ignored },
    (world, { id, params }) => {
      const configuration = find(world, 'portalConfigurations', id);
      change(world, 'billing_portal.configuration.updated', configuration, {
        ...(params.active !== undefined && { active: params.active }),
        metadata: mergeMetadata(configuration.metadata ?? {}, params.metadata),
      });
      return configuration;
    },
  ),
  listRoute(
    '/billing_portal/configurations',
    { active: flag.optional(), is_default: flag.optional() },
    (world, { params }) =>
      listOf(
        '/v1/billing_portal/configurations',
        Object.values(world.tables.portalConfigurations).filter(
          (each) =>
            (params.active === undefined || each.active === params.active) &&
            (params.is_default === undefined || each.is_default === params.is_default),
        ),
        params,
      ),
  ),
];
