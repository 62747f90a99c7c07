import { index, layout, route, type RouteConfig } from '@remix-run/route-config'
import { authBasePath } from './auth-base-path'

/** The shop's URL table. Pages stand under `/:locale`; `paths.ts` builds the links. */
export default [
  index('routes/preferences/entry.ts'),
  route('preferences', 'routes/preferences/save.ts'),
  route('hooks/catalogue', 'routes/hooks/catalogue.ts'),
  route('images/:width/*', 'routes/images/picture.ts'),
  route('api/trpc/*', 'routes/api/trpc.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/seo/sitemap.ts'),
  route(`${authBasePath}/session`, 'routes/auth/session.ts'),
  route(`${authBasePath}/csrf`, 'routes/auth/csrf.ts'),
  route(`${authBasePath}/providers`, 'routes/auth/providers.ts'),
  route(`${authBasePath}/_log`, 'routes/auth/log.ts'),
  layout('routes/layout/auth-layout.tsx', [
    layout('routes/layout/failure-boundary.tsx', { id: 'auth-failure' }, [
      route(`${authBasePath}/signin/:provider?`, 'routes/auth/signin.tsx'),
      route(`${authBasePath}/callback/:provider`, 'routes/auth/callback.tsx'),
      route(`${authBasePath}/email-link`, 'routes/auth/email-link.tsx'),
      route(`${authBasePath}/signout`, 'routes/auth/signout.tsx'),
      route(`${authBasePath}/register`, 'routes/auth/register.tsx'),
      route(`${authBasePath}/forgot-password`, 'routes/auth/forgot-password.tsx'),
      route(`${authBasePath}/reset-password`, 'routes/auth/reset-password.tsx'),
      route(`${authBasePath}/error`, 'routes/auth/error.tsx'),
      route(`${authBasePath}/verify-request`, 'routes/auth/verify-request.tsx'),
      route(`${authBasePath}/*`, 'routes/auth/not-found.tsx'),
    ]),
  ]),
  route(':locale', 'routes/layout/layout.tsx', [
    layout('routes/layout/failure-boundary.tsx', { id: 'failure' }, [
      index('routes/catalog/home.tsx'),
      route('categories/:handle', 'routes/catalog/category.tsx'),
      route('collections/:handle', 'routes/catalog/collection.tsx'),
      route('tags/:tag', 'routes/catalog/tag.tsx'),
      route('types/:type', 'routes/catalog/type.tsx'),
      route('products/:handle', 'routes/catalog/product.tsx'),
      route('search', 'routes/catalog/search.tsx'),
      route('cart', 'routes/cart/cart.tsx'),
      route('checkout', 'routes/checkout/start.ts'),
      route('checkout/address', 'routes/checkout/address.tsx'),
      route('checkout/shipping', 'routes/checkout/shipping.tsx'),
      route('checkout/payment', 'routes/checkout/payment.tsx'),
      route('checkout/review', 'routes/checkout/review.tsx'),
      route('orders/:orderId/confirmation', 'routes/orders/confirmation.tsx'),
      route('account/email', 'routes/account/email.tsx'),
      route('account', 'routes/account/account.tsx'),
      route('pages/:slug', 'routes/content/page.tsx'),
      route('*', 'routes/layout/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
