import { notice } from './site';

/** A complete nginx server configuration to copy and adapt. */
export const nginxExample = `# ${notice}
# Example: put maps.conf and this file into /etc/nginx/conf.d, site.conf into /etc/nginx/snippets, and set
# server_name, certificate and root.

server {
  listen 80;
  listen [::]:80;
  server_name www.example.com;
  return 301 https://$host$request_uri;
}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name www.example.com;
  ssl_certificate /etc/ssl/certs/www.example.com.pem;
  ssl_certificate_key /etc/ssl/private/www.example.com.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/www/site;
  include snippets/site.conf;
}
`;
